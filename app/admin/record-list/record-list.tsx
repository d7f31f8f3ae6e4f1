import type { ReactNode } from 'react'
import { ColumnHeading } from './column-heading.tsx'
import { FilteredList, type FilteredListProps } from './filtered-list.tsx'
import { listSort, type SortOrders } from './list-sort.ts'
import { Row } from './row.tsx'

type RecordListProps<Item> = FilteredListProps<Item> & {
  /** The table's name. */
  name: string
  columns: string[]
  renderRow: (item: Item) => ReactNode
  /** The columns that it can be sorted by. */
  sorts?: SortOrders | undefined
  /** Whether rows are low, with one line for most values. */
  dense?: boolean
}

/** A table of records with a filter above and pages below. */
export function RecordList<Item>(props: RecordListProps<Item>) {
  return (
    <FilteredList {...props}>{(items) => <RecordTable {...props} items={items} />}</FilteredList>
  )
}

type RecordTableProps<Item> = RecordListProps<Item> & { items: Item[] }

function RecordTable<Item>(props: RecordTableProps<Item>) {
  const { list, name, columns, items, renderRow, sorts, dense } = props
  const sort = sorts && listSort(list, sorts)
  return (
    <table
      className={dense ? 'record-table dense-table' : 'record-table'}
      role="table"
      aria-label={name}
      aria-busy={list.loading}
    >
      <thead role="rowgroup">
        <Row>
          {columns.map((column) => (
            <ColumnHeading key={column} column={column} sort={sort} />
          ))}
        </Row>
      </thead>
      <tbody role="rowgroup">{items.map(renderRow)}</tbody>
    </table>
  )
}
