/**
 * Takes the framework's scripts out of the page's first load: the module that starts them becomes
 * text that the enhancement script runs later, its preloads become a list on that element.
 */
export function delayHydration(html: string): string {
  const preloads: string[] = []
  return html
    .replace(preloadLinks, (_link, href: string) => {
      preloads.push(href)
      return ''
    })
    .replace(
      startScript,
      (_start, nonce: string) =>
        `<script${nonce} type="text/plain" data-hydration="${preloads.join(' ')}"`,
    )
}

const preloadLinks = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g
const startScript = /<script( nonce="[^"]*"|) type="module" async=""/
