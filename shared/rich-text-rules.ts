import { limits } from './limits.ts'

const { rows: mostRows, columns: mostColumns } = limits.table

export const tableTooLarge = `A table may have ${mostColumns} columns and ${mostRows} rows.`
export const pictureMissing = 'A picture in the text is missing.'
export const pictureUndescribed = 'Describe each picture or mark it as decoration.'

/** Whether a table has too many rows, or a row too many cells. The HTML may be unclean. */
export function hasLargeTable(html: string): boolean {
  let rows = 0
  let cells = 0
  for (const [, slash, name] of html.matchAll(/<(\/?)(table|tr|t[dh])(?![a-z0-9])/gi)) {
    if (slash) continue
    const part = name!.toLowerCase()
    if (part === 'table') rows = cells = 0
    else if (part === 'tr') {
      rows += 1
      cells = 0
    } else cells += 1
    if (rows > mostRows || cells > mostColumns) return true
  }
  return false
}

const picture = /<img\b((?:[^>"]|"[^"]*")*)>/g

/** The message for the writer about the pictures of clean rich text; undefined if they are fine. */
export function pictureProblem(html: string): string | undefined {
  const given = [...html.matchAll(picture)].map(([, attributes = '']) => attributes)
  if (given.some((attributes) => !/ src="[^"]/.test(attributes))) return pictureMissing
  const described = (attributes: string) => / alt="[^"]|\bdata-decorative\b/.test(attributes)
  return given.every(described) ? undefined : pictureUndescribed
}
