/** A line of a list: its number, counted from 1, and its columns. */
export type ListLine = { line: number; columns: string[] }

const cell = /[ \t]*"((?:[^"]|"")*)"[ \t]*(?:,|$)|([^,]*)(?:,|$)/y

/** Reads CSV without line breaks inside cells (RFC 4180). Empty lines are left out. */
export function readList(text: string): ListLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .flatMap((line, index) => (line.trim() ? [{ line: index + 1, columns: columnsOf(line) }] : []))
}

/** More are as wrong as one too many. */
const mostColumns = 3

function columnsOf(line: string): string[] {
  const columns: string[] = []
  cell.lastIndex = 0
  for (;;) {
    const [whole, quoted, plain = ''] = cell.exec(line)!
    columns.push(quoted?.replaceAll('""', '"') ?? plain.trim())
    if (!whole.endsWith(',') || columns.length === mostColumns) return columns
  }
}
