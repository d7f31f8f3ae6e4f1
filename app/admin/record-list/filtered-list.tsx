import { type ReactNode, useId } from 'react'
import { LoadFailed } from '../frame/load-failed.tsx'
import { limits } from '../../../shared/limits.ts'
import { ListLoading } from './list-loading.tsx'
import { Pager } from './pager.tsx'
import type { RecordListState } from './use-record-list.ts'

export type FilteredListProps<Item> = {
  list: RecordListState<Item>
  /** Missing if the list can't be filtered by words. */
  filterLabel?: string
  /** Shown until the first rows are loaded. */
  loadingText: string
  /** Shown if there are no records at all. */
  empty: string
  /** Whether an empty list keeps the filter, because the record may be in another list. */
  keepFilter?: boolean
  /** Filters besides the words. */
  filters?: ReactNode
}

type Shown<Item> = FilteredListProps<Item> & { children: (items: Item[]) => ReactNode }

/** Records with a filter above and pages below. */
export function FilteredList<Item>(props: Shown<Item>) {
  const { list, filterLabel, loadingText, empty, keepFilter, filters, children } = props
  const { loaded, failed, filter, setFilter } = list
  if (!loaded)
    return failed ? (
      <LoadFailed busy={list.loading} retry={list.reload} />
    ) : (
      <ListLoading text={loadingText} />
    )
  const { items, part, total } = loaded
  const { sort: _order, ...chosen } = part.choices ?? {}
  const isFiltered = part.query !== '' || Object.values(chosen).some(Boolean)
  if (total === 0 && !isFiltered && !failed && !keepFilter) return <Note>{empty}</Note>
  return (
    <>
      <div className="list-filters">
        {filterLabel && <Filter label={filterLabel} text={filter} onChange={setFilter} />}
        {filters}
      </div>
      {failed ? (
        <LoadFailed busy={list.loading} retry={list.reload} />
      ) : total === 0 ? (
        <Note>
          {part.query
            ? `Nothing here matches “${part.query}”.`
            : isFiltered
              ? 'Nothing here matches the filters.'
              : empty}
        </Note>
      ) : (
        <>
          {children(items)}
          <Pager
            {...list}
            first={(part.page - 1) * part.limit}
            shownCount={items.length}
            total={total}
          />
        </>
      )}
    </>
  )
}

type FilterProps = { label: string; text: string; onChange: (text: string) => void }

function Filter({ label, text, onChange }: FilterProps) {
  const id = useId()
  return (
    <div className="text-field list-filter">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        maxLength={limits.searchText}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="list-note" role="status">
      {children}
    </p>
  )
}
