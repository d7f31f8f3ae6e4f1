import { Link } from 'react-router'
import type { PersonData } from '../../../shared/persons.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { writtenDay } from '../frame/panel-dates.ts'
import { saveAs } from '../client/save-as.ts'
import { backupsEnd } from './backups-end.ts'

type FoundPersonProps = { data: PersonData; onErase: () => void }

/** More are in the file. */
const shown = 20

/** What is stored about one person, in short. */
export function FoundPerson({ data, onErase }: FoundPersonProps) {
  const { email, enquiries, subscription, issues, mails, remarks } = data
  const save = () =>
    saveAs('person.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  return (
    <section className="person-result">
      <h2 tabIndex={-1}>
        <EmailText email={email} />
      </h2>
      <dl className="person-facts">
        <dt>Enquiries</dt>
        <dd>
          {enquiries.length === 0 && 'None'}
          <ul>
            {enquiries.slice(0, shown).map(({ _id, name, createdAt, preview }) => (
              <li key={_id}>
                <Link to={`/admin/desk/${_id}`}>
                  {writtenDay(createdAt)}, {name}
                </Link>
                <span className="quiet">{preview}</span>
              </li>
            ))}
          </ul>
          {enquiries.length > shown && `and ${enquiries.length - shown} more`}
        </dd>
        <dt>Newsletter</dt>
        <dd>{newsletterOf(subscription, issues.length)}</dd>
        <dt>Mails</dt>
        <dd>
          {mails.length === 0 && 'None'}
          <ul>
            {mails.slice(0, shown).map(({ subject, at }) => (
              <li key={`${at} ${subject}`}>
                {writtenDay(at)}, {subject || 'in the conversation of somebody else'}
              </li>
            ))}
          </ul>
          {mails.length > shown && `and ${mails.length - shown} more`}
        </dd>
        <dt>Remarks on texts</dt>
        <dd>{remarks.length === 0 ? 'None' : remarks.length}</dd>
      </dl>
      <div className="person-actions">
        <button className="button quiet-button" type="button" onClick={save}>
          Download
        </button>
        <button className="button dangerous-button" type="button" onClick={onErase}>
          Erase
        </button>
      </div>
      <p className="quiet">
        Backups may hold it until {backupsEnd()}, even if it is erased today. If one of them is
        restored, it is erased again.
      </p>
    </section>
  )
}

function newsletterOf(subscription: PersonData['subscription'], issues: number): string {
  if (!subscription) return 'No subscription'
  const { requestedAt, confirmedAt } = subscription
  const since = confirmedAt
    ? `Subscribed on ${writtenDay(confirmedAt)}`
    : `Asked for on ${writtenDay(requestedAt)}, not confirmed`
  return issues === 0 ? since : `${since}; ${issues} ${issues === 1 ? 'issue' : 'issues'} received`
}
