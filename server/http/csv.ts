/** Starts a file so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Returns a CSV line (RFC 4180) that no spreadsheet reads as a formula, including full-width signs. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const plain = /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
