import { limits } from '../../../../shared/limits.ts'

const { rows: mostRows, columns: mostColumns } = limits.table

/**
 * Converts a pasted table for the editor: every cell one column wide, a header if the first row is one,
 * and no more rows and columns than allowed. `cellHtml` returns the lines of a cell.
 */
export function pastedTable(
  table: HTMLTableElement,
  cellHtml: (cell: Element) => string,
): { html: string; isCut: boolean } {
  const all = [...table.rows]
  const rows = all.slice(0, mostRows).map((row) => cellsOf(row, cellHtml))
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  const width = Math.min(columns, mostColumns)
  const html = rows
    .filter((cells) => cells.length > 0)
    .map((cells, index) => {
      const isHeader = index === 0 && rows.length > 1 && cells.every(isHeading)
      const whole = Array.from({ length: width }, (_, at) => cells[at] ?? empty)
      return `<tr>${whole.map((cell) => written(cell, isHeader)).join('')}</tr>`
    })
  return {
    html: html.length > 0 ? `<table><tbody>${html.join('')}</tbody></table>` : '',
    isCut: columns > mostColumns || all.length > mostRows,
  }
}

type Cell = { html: string; isHeader: boolean }
const empty: Cell = { html: '', isHeader: false }
const allBold = /^<strong>((?:(?!<\/strong>).)*)<\/strong>$/s

/** The cells of a row; a cell that spans columns is followed by empty ones. */
function cellsOf(row: HTMLTableRowElement, cellHtml: (cell: Element) => string): Cell[] {
  return [...row.cells].flatMap((cell) => {
    const isHeader = cell.tagName === 'TH' || row.parentElement?.tagName === 'THEAD'
    const spanned = Math.min(
      Math.max(1, Number(cell.getAttribute('colspan')) || 1),
      mostColumns + 1,
    )
    return [{ html: cellHtml(cell), isHeader }, ...Array.from({ length: spanned - 1 }, () => empty)]
  })
}

/** Word processors have no header cells, so a first row in bold counts as one. */
function isHeading({ html, isHeader }: Cell): boolean {
  return isHeader || html === '' || allBold.test(html)
}

function written({ html, isHeader }: Cell, inHeader: boolean): string {
  const tag = inHeader || isHeader ? 'th' : 'td'
  return `<${tag}>${tag === 'th' ? html.replace(allBold, '$1') : html}</${tag}>`
}
