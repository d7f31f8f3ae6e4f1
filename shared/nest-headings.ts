const heading = /(<\/?h)([123])(?=[\s>])/g

/**
 * Fits the headings of sanitised rich text (h1 to h3) into the page's outline: the highest gets
 * this level, and no level is skipped.
 */
export function nestHeadings(html: string, level: 2 | 3 | 4): string {
  const own = [...new Set(Array.from(html.matchAll(heading), ([, , one]) => one!))].sort()
  return html.replace(
    heading,
    (_tag, start: string, one: string) => `${start}${level + own.indexOf(one)}`,
  )
}
