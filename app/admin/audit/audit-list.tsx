import { useCallback } from 'react'
import { Link } from 'react-router'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import type { ListPart } from '../client/api.ts'
import type { AuditEntry } from '../../../shared/audit.ts'
import { people } from '../client/people.ts'
import { writtenMoment } from '../frame/panel-dates.ts'
import { formAddress } from '../record-form/form-address.ts'
import { RecordList } from '../record-list/record-list.tsx'
import { Cell, Row } from '../record-list/row.tsx'
import { useRecordList } from '../record-list/use-record-list.ts'
import { capitalized } from './audit-filters.tsx'

const columns = ['When', 'Who', 'What', 'Record']

/** The log as far as the query narrows it, newest first. */
export function AuditList({ query }: { query: URLSearchParams }) {
  const narrowed = String(query)
  const load = useCallback(
    ({ page, limit }: ListPart) =>
      people.audit(
        new URLSearchParams([
          ...new URLSearchParams(narrowed),
          ['page', String(page)],
          ['limit', String(limit)],
        ]),
      ),
    [narrowed],
  )
  return (
    <RecordList
      list={useRecordList(load)}
      loadingText="Loading the log..."
      empty={narrowed ? 'Nothing of this is in the log.' : 'Nothing has been done yet.'}
      name="Audit log"
      columns={columns}
      renderRow={(entry) => <AuditRow key={entry._id} entry={entry} />}
    />
  )
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, by, action, kind, fields } = entry
  return (
    <Row>
      <Cell column="When" kind="date">
        {writtenMoment(at)}
      </Cell>
      <Cell column="Who">
        <EmailText email={by.email} />
      </Cell>
      <Cell column="What">
        {capitalized(action)}
        {kind !== 'session' && !action.startsWith('passkey') && ` ${kind}`}
        {fields.length > 0 && <span className="quiet audit-fields">{fields.join(', ')}</span>}
      </Cell>
      <Cell column="Record">
        <RecordName entry={entry} />
      </Cell>
    </Row>
  )
}

const forms = { article: '/admin/blogs/add-blog', doctor: '/admin/doctor/add-doctor' }

function RecordName({ entry: { kind, record, title, action } }: { entry: AuditEntry }) {
  const name = title || record
  const isThere = action !== 'deleted' && record
  if (isThere && (kind === 'article' || kind === 'doctor')) {
    return <Link to={formAddress(forms[kind], record, true)}>{name}</Link>
  }
  return name
}
