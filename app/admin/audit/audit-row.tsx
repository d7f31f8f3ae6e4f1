import { Link } from 'react-router'
import type { AuditEntry } from '../../../shared/audit.ts'
import { kindCalled } from '../../../shared/record-kinds.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { writtenMoment } from '../frame/panel-dates.ts'
import { draftAddress, formAddress } from '../record-form/form-address.ts'
import { Cell, Row } from '../record-list/row.tsx'
import { capitalized } from './audit-filters.tsx'

export const auditColumns = ['When', 'Who', 'What', 'Record']

type AuditRowProps = {
  entry: AuditEntry
  /** The person's name; missing for operators and for people who were removed. */
  name: string | undefined
}

export function AuditRow({ entry, name }: AuditRowProps) {
  const { at, by, action, kind, fields } = entry
  return (
    <Row>
      <Cell column="When" kind="date">
        {writtenMoment(at)}
      </Cell>
      <Cell column="Who">
        {name && name !== by.email ? (
          <>
            {name}
            <span className="quiet audit-detail">
              <EmailText email={by.email} />
            </span>
          </>
        ) : (
          <EmailText email={by.email} />
        )}
      </Cell>
      <Cell column="What">
        {capitalized(action)}
        {kind !== 'session' && !action.startsWith('passkey') && ` ${kind}`}
        {fields.length > 0 && <span className="quiet audit-detail">{fields.join(', ')}</span>}
      </Cell>
      <Cell column="Record">
        <RecordName entry={entry} />
      </Cell>
    </Row>
  )
}

function RecordName({ entry: { kind, record, title, action } }: { entry: AuditEntry }) {
  const isDraft = record.startsWith('new.')
  const name = title || (isDraft ? '(no title)' : record)
  const isThere = action !== 'deleted' && record
  const ofKind = kindCalled(kind)
  if (isThere && ofKind) {
    const addressOf = isDraft ? draftAddress : formAddress
    return <Link to={addressOf(ofKind.form, record, true)}>{name}</Link>
  }
  return name
}
