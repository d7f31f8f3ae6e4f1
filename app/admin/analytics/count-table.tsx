import { type ReactNode, useState } from 'react'

type CountTableProps = {
  name: string
  columns: readonly string[]
  /** The first cell of each row names it. */
  rows: readonly { key: string; cells: readonly [ReactNode, ...ReactNode[]] }[]
  empty: string
}

/** Rows shown at first. */
const first = 20

/** A table of numbers with its heading. A long one begins with its first rows. */
export function CountTable({ name, columns, rows, empty }: CountTableProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, first)
  return (
    <section className="count-table" aria-label={name}>
      <h2>{name}</h2>
      {rows.length === 0 ? (
        <p className="quiet">{empty}</p>
      ) : (
        <table className="count-rows" aria-label={name}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, cells: [head, ...counts] }) => (
              <tr key={key}>
                <th scope="row">{head}</th>
                {counts.map((count, at) => (
                  <td key={columns[at + 1]}>{count}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length < rows.length && (
        <button className="button quiet-button" type="button" onClick={() => setWhole(true)}>
          Show all {rows.length}
        </button>
      )}
    </section>
  )
}
