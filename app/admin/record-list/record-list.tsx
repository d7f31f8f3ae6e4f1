import { type ReactNode, useId } from 'react'
import { limits } from '../../../shared/limits.ts'
import { ListLoading } from './list-loading.tsx'
import { Pager } from './pager.tsx'
import { Row } from './row.tsx'
import type { RecordListState } from './use-record-list.ts'

type RecordListProps<Item> = {
  list: RecordListState<Item>
  filterLabel: string
  /** What stands there until the first rows have come. */
  loadingText: string
  /** What stands there when there is no record at all. */
  empty: string
  /** The table's name and its columns, then its rows. */
  name: string
  columns: string[]
  renderRow: (item: Item) => ReactNode
}

/** A table of records with a filter above and pages below. */
export function RecordList<Item>(props: RecordListProps<Item>) {
  const { list, filterLabel, loadingText, empty } = props
  const { loaded, failed, filter, setFilter } = list
  if (!loaded) return failed ? <LoadFailed list={list} /> : <ListLoading text={loadingText} />
  const { items, part, total } = loaded
  if (total === 0 && !part.query && !failed) return <Note>{empty}</Note>
  return (
    <>
      <Filter label={filterLabel} text={filter} onChange={setFilter} />
      {failed ? (
        <LoadFailed list={list} />
      ) : total === 0 ? (
        <Note>Nothing here matches “{part.query}”.</Note>
      ) : (
        <>
          <RecordTable {...props} items={items} />
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

type RecordTableProps<Item> = RecordListProps<Item> & { items: Item[] }

function RecordTable<Item>({ list, name, columns, items, renderRow }: RecordTableProps<Item>) {
  return (
    <table className="record-table" role="table" aria-label={name} aria-busy={list.loading}>
      <thead role="rowgroup">
        <Row>
          {columns.map((column) => (
            <th
              key={column}
              className={`column-${column.toLowerCase().replaceAll(' ', '-')}`}
              role="columnheader"
              scope="col"
            >
              {column}
            </th>
          ))}
        </Row>
      </thead>
      <tbody role="rowgroup">{items.map(renderRow)}</tbody>
    </table>
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

function LoadFailed<Item>({ list: { loading, reload } }: { list: RecordListState<Item> }) {
  return (
    <div className="list-note" role="status">
      <p>The server sent an unexpected response.</p>
      <button className="button quiet-button" type="button" disabled={loading} onClick={reload}>
        Try again
      </button>
    </div>
  )
}
