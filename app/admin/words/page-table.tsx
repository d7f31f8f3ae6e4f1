import { Link } from 'react-router'
import type { WordPageItem } from '../../../shared/words.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { PageIcon } from '../frame/page-icon.tsx'
import { writtenDay } from '../frame/panel-dates.ts'
import { Cell, Row } from '../record-list/row.tsx'
import { wordsAddress } from './words-address.ts'

const columns = ['Page', 'State', 'Changed', 'Date', 'Actions']

const states: Record<WordPageItem['state'], string> = {
  published: 'Published',
  changed: 'Changed',
  scheduled: 'Scheduled',
}

/** The pages whose words can be changed. */
export function PageTable({ pages }: { pages: WordPageItem[] }) {
  return (
    <table className="record-table dense-table words-table" role="table" aria-label="Pages">
      <thead role="rowgroup">
        <Row>
          {columns.map((column) => (
            <th
              key={column}
              className={`column-${column.toLowerCase()}`}
              role="columnheader"
              scope="col"
            >
              {column}
            </th>
          ))}
        </Row>
      </thead>
      <tbody role="rowgroup">
        {pages.map((page) => (
          <PageRow key={page.key} page={page} />
        ))}
      </tbody>
    </table>
  )
}

function PageRow({ page }: { page: WordPageItem }) {
  const { key, title, address, state, changed, updatedAt, updatedBy } = page
  return (
    <Row>
      <Cell column="Page" kind="name">
        <Link to={wordsAddress(key)}>{title}</Link>
      </Cell>
      <Cell column="State">
        {state === 'published' ? (
          states[state]
        ) : (
          <span className="state-badge" data-badge={states[state]}>
            {states[state]}
          </span>
        )}
      </Cell>
      <Cell column="Changed">
        {changed > 0 && (changed === 1 ? '1 field' : `${changed} fields`)}
      </Cell>
      <Cell column="Date" kind="date">
        {updatedBy && (
          <time dateTime={updatedAt} title={`Changed by ${updatedBy}`}>
            {writtenDay(updatedAt)}
          </time>
        )}
      </Cell>
      <Cell kind="actions">
        <Link
          className="icon-button page-link"
          to={wordsAddress(key)}
          aria-label={`Edit ${title}`}
          title="Edit"
        >
          <AdminIcon name="edit" />
        </Link>
        <PageIcon address={address} label={`View ${title} on site`} />
      </Cell>
    </Row>
  )
}
