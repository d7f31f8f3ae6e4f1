/**
 * Keeps only a few attributes, and renames those that browsers would act on: even in a detached document,
 * styles and event handlers violate the page's security policy, and nothing must be loaded.
 */
export function quietHtml(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(startTag, (_tag, name: string, attributes: string) => {
      const kept = attributes.matchAll(keptAttribute)
      return `<${name}${[...kept].map(([, kind, value]) => ` ${renamed(kind!)}=${value}`).join('')}>`
    })
}

const startTag = /<([a-z][^\s<>/]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi
const keptAttribute =
  /\s(href|style|src|alt|width|height|colspan|rowspan|start|id|name)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi

function renamed(attribute: string): string {
  const name = attribute.toLowerCase()
  return name === 'style' || name === 'src' ? `data-${name}` : name
}
