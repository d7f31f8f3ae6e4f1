import type { ListSort } from './list-sort.ts'

type ColumnHeadingProps = { column: string; sort: ListSort | undefined }

/** The name of a column: a button if the list can be sorted by it. */
export function ColumnHeading({ column, sort }: ColumnHeadingProps) {
  const className = `column-${column.toLowerCase().replaceAll(' ', '-')}`
  if (!sort?.isSortable(column)) {
    return (
      <th className={className} role="columnheader" scope="col">
        {column}
      </th>
    )
  }
  return (
    <th
      className={className}
      role="columnheader"
      scope="col"
      aria-sort={sort.directionOf(column) ?? 'none'}
    >
      <button className="sort-button" type="button" onClick={() => sort.turn(column)}>
        {column}
      </button>
    </th>
  )
}
