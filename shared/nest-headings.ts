const heading = /(<\/?h)([123])(?=[\s>])/g

/**
 * Puts the headings of sanitised rich text (h1 to h3) at their place in the page's
 * outline: the highest of them gets this level, and no level is left out.
 */
export function nestHeadings(html: string, level: 2 | 3 | 4): string {
  const own = [...new Set(Array.from(html.matchAll(heading), ([, , one]) => one!))].sort()
  return html.replace(
    heading,
    (_tag, start: string, one: string) => `${start}${level + own.indexOf(one)}`,
  )
}
