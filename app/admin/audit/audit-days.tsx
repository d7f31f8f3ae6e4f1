import { Link } from 'react-router'
import { academy } from '../../../content/academy.ts'
import type { AuditEntry } from '../../../shared/audit.ts'
import { kindCalled } from '../../../shared/record-kinds.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { enquiryAddress } from '../desk/desk-address.ts'
import { draftAddress, formAddress } from '../record-kinds/form-address.ts'
import { academyDay, auditSentence } from './audit-sentence.ts'

type AuditDaysProps = {
  entries: AuditEntry[]
  /** The names of people who are still there, by their ids. */
  names: ReadonlyMap<string, string>
}

/** What was done, in sentences, by day at the academy. */
export function AuditDays({ entries, names }: AuditDaysProps) {
  return (
    <div className="audit-days">
      {byDay(entries).map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <ul role="list">
            {ofDay.map((entry) => (
              <AuditLine key={entry._id} entry={entry} name={names.get(entry.by._id ?? '')} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function byDay(entries: AuditEntry[]): [string, AuditEntry[]][] {
  const days = new Map<string, AuditEntry[]>()
  for (const entry of entries) {
    const day = academyDay(entry.at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: academy.timeZone })

/** `name` is missing for operators and for people who were removed. */
function AuditLine({ entry, name }: { entry: AuditEntry; name: string | undefined }) {
  const { at, by } = entry
  const { verb, object, details } = auditSentence(entry)
  const address = object && addressOf(entry)
  return (
    <li className="audit-line">
      <time className="quiet" dateTime={at}>
        {time.format(new Date(at))}
      </time>
      <p>
        <strong title={by.email}>{name ?? <EmailText email={by.email} />}</strong> {verb}
        {object && <> {address ? <Link to={address}>{object}</Link> : object}</>}
        {details && <span className="quiet"> ({details})</span>}
      </p>
    </li>
  )
}

/** Where the record is now, if it is anywhere. */
function addressOf({ kind, record, recordAt, action }: AuditEntry): string | undefined {
  if (!record || action === 'deleted') return undefined
  if (kind === 'enquiry') return recordAt ? enquiryAddress(record) : undefined
  const ofKind = kindCalled(kind)
  if (!ofKind) return undefined
  const formOf = record.startsWith('new.') ? draftAddress : formAddress
  return formOf(ofKind.form, record, true)
}
