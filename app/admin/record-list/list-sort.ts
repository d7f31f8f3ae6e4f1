import type { RecordListState } from './use-record-list.ts'

export type SortOrders = {
  /** Names of orders by their columns. A minus before a name begins the order from its end. */
  byColumn: Readonly<Record<string, string>>
  /** The order of a list for which none is chosen. */
  usual: string
}

export type ListSort = ReturnType<typeof listSort>

/** By which column a list is sorted, and what pressing a column's name does. */
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
