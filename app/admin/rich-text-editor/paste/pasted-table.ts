import { limits } from '../../../../shared/limits.ts'

const { rows: mostRows, columns: mostColumns } = limits.table

/**
 * Converts a pasted table for the editor: every cell one column wide, a header if the first row is one,
 * and no more rows and columns than allowed. A cell over several rows or columns is split, with its value in
 * each. `cellHtml` returns the lines of a cell.
 */
export function pastedTable(
  table: HTMLTableElement,
  cellHtml: (cell: Element) => string,
): { html: string; isCut: boolean; splitCells: number } {
  const all = [...table.rows]
  const { rows, splitCells } = splitRows(all.slice(0, mostRows), cellHtml)
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
    splitCells,
  }
}

type Cell = { html: string; isHeader: boolean }
const empty: Cell = { html: '', isHeader: false }
const allBold = /^<strong>((?:(?!<\/strong>).)*)<\/strong>$/s

/** The cells of each row by their columns, with the cells that reach down from rows above. */
function splitRows(rows: HTMLTableRowElement[], cellHtml: (cell: Element) => string) {
  const grid: Cell[][] = rows.map(() => [])
  let splitCells = 0
  for (const [at, row] of rows.entries()) {
    let column = 0
    for (const cell of row.cells) {
      const isHeader = cell.tagName === 'TH' || row.parentElement?.tagName === 'THEAD'
      const split = { html: cellHtml(cell), isHeader }
      const [down, across] = [
        spanOf(cell, 'rowspan', mostRows),
        spanOf(cell, 'colspan', mostColumns + 1),
      ]
      if (split.html !== '' && down * across > 1) splitCells += 1
      while (grid[at]![column]) column += 1
      for (const below of grid.slice(at, at + down)) {
        for (let next = column; next < column + across; next += 1) below[next] = split
      }
      column += across
    }
  }
  return { rows: grid.map((cells) => Array.from(cells, (cell) => cell ?? empty)), splitCells }
}

function spanOf(cell: Element, attribute: 'rowspan' | 'colspan', most: number): number {
  return Math.min(Math.max(1, Number(cell.getAttribute(attribute)) || 1), most)
}

/** Word processors have no header cells, so a first row in bold counts as one. */
function isHeading({ html, isHeader }: Cell): boolean {
  return isHeader || html === '' || allBold.test(html)
}

function written({ html, isHeader }: Cell, inHeader: boolean): string {
  const tag = inHeader || isHeader ? 'th' : 'td'
  return `<${tag}>${tag === 'th' ? html.replace(allBold, '$1') : html}</${tag}>`
}
