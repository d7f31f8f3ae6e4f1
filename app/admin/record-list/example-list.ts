import type { RecordListState } from './use-record-list.ts'

const nothing = () => {}

/** A list of these records whose functions do nothing. */
export function listOf<Item>(items: Item[], query = ''): RecordListState<Item> {
  return {
    loaded: { items, total: items.length, part: { query, page: 1, limit: 50 } },
    loading: false,
    failed: false,
    filter: query,
    choices: {},
    choose: nothing,
    page: 1,
    pages: 1,
    setFilter: nothing,
    setPage: nothing,
    reload: nothing,
  }
}
