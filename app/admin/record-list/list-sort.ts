import type { RecordListState } from './use-record-list.ts'

export type SortOrders = {
  /** Sort orders by column. A minus before a name reverses the order. */
  byColumn: Readonly<Record<string, string>>
  /** The default order. */
  usual: string
}

export type ListSort = ReturnType<typeof listSort>

/** The column that a list is sorted by, and what pressing a column heading does. */
export function listSort(
  { choices, choose }: Pick<RecordListState<unknown>, 'choices' | 'choose'>,
  { byColumn, usual }: SortOrders,
) {
  const current = choices['sort'] || usual
  return {
    isSortable: (column: string) => column in byColumn,
    directionOf(column: string): 'ascending' | 'descending' | undefined {
      const order = byColumn[column]
      if (current === order) return 'ascending'
      return current === `-${order}` ? 'descending' : undefined
    },
    turn(column: string): void {
      const order = byColumn[column] ?? ''
      choose('sort', current === order ? `-${order}` : order)
    },
  }
}
