import { type ReactNode, useId } from 'react'
import { useRevalidator } from 'react-router'
import type { LoadedList } from './load-list.ts'
import { Pager } from './pager.tsx'
import { Row } from './row.tsx'
import { useShownRows } from './use-shown-rows.ts'

type RecordListProps<Item> = {
  loaded: LoadedList<Item>
  /** All words of a record that the filter looks at. */
  textOf: (item: Item) => string
  filterLabel: string
  /** What stands there when there is no record at all. */
  empty: string
  /** The table's name and its columns, then its rows. */
  name: string
  columns: string[]
  renderRow: (item: Item) => ReactNode
}

/** A table of records with a filter above and pages below. */
export function RecordList<Item>(props: RecordListProps<Item>) {
  const { loaded, empty, name, columns, renderRow } = props
  const rows = useShownRows(loaded.items, props.textOf)
  if (loaded.items.length === 0) return <NoRecords text={empty} failed={loaded.failed} />
  return (
    <>
      <Filter label={props.filterLabel} text={rows.filter} onChange={rows.setFilter} />
      {rows.total === 0 ? (
        <p className="list-note" role="status">
          Nothing here matches “{rows.filter.trim()}”.
        </p>
      ) : (
        <table className="record-table" role="table" aria-label={name}>
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
          <tbody role="rowgroup">{rows.shown.map(renderRow)}</tbody>
        </table>
      )}
      <ListRest loaded={loaded} />
      <Pager {...rows} shownCount={rows.shown.length} />
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
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** What of a long list is still to come. */
function ListRest<Item>({ loaded: { items, total, failed } }: { loaded: LoadedList<Item> }) {
  if (items.length >= total) return null
  return (
    <div className="list-rest" role="status">
      <p>
        {failed ? 'Not all could be loaded:' : 'Loading more:'} {items.length.toLocaleString()} of{' '}
        {total.toLocaleString()}
      </p>
      {failed && <LoadAgain />}
    </div>
  )
}

function NoRecords({ text, failed }: { text: string; failed: boolean }) {
  return (
    <div className="list-note" role="status">
      <p>{text}</p>
      {failed && (
        <>
          <p>The server did not answer as it should.</p>
          <LoadAgain />
        </>
      )}
    </div>
  )
}

function LoadAgain() {
  const { revalidate, state } = useRevalidator()
  return (
    <button
      className="button quiet-button"
      type="button"
      disabled={state === 'loading'}
      onClick={() => void revalidate()}
    >
      Try again
    </button>
  )
}
