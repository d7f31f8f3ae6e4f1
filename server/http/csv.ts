/** Begins a file that spreadsheets read as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** A line of a CSV file (RFC 4180) in which no spreadsheet sees a formula, also not behind a full-width sign. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const plain = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
