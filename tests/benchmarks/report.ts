import type { Measurement, Row } from './figures.ts'

/** The figures as text, a table for each measurement. */
export function asTables(measurements: Measurement[]): string {
  return measurements
    .map(({ title, rows, remarks = [] }) => {
      const tables = [rows, remarks].filter(({ length }) => length > 0).map(table)
      return `${title}\n\n${tables.join('\n\n')}\n`
    })
    .join('\n')
}

function table(rows: Row[]): string {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [heads, ...rows.map((row) => heads.map((head) => String(row[head] ?? '')))]
  const widths = heads.map((_head, column) =>
    Math.max(...lines.map((line) => line[column]!.length)),
  )
  const isText = heads.map((head) =>
    rows.every((row) => Number.isNaN(Number.parseFloat(String(row[head] ?? '')))),
  )
  const rule = widths.map((width) => '-'.repeat(width))
  return [lines[0]!, rule, ...lines.slice(1)]
    .map((line) =>
      line
        .map((cell, at) => (isText[at] ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n')
}
