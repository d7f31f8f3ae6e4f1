/**
 * Puts the headings of sanitised rich text (h1 and h2 without attributes) at their place in the
 * page's outline: the highest of them gets this level.
 */
export function nestHeadings(html: string, level: 2 | 3 | 4): string {
  const highest = html.includes('<h1>') ? 1 : 2
  return html.replace(
    /(<\/?h)([12])>/g,
    (_tag, start: string, own: string) => `${start}${level + Number(own) - highest}>`,
  )
}
