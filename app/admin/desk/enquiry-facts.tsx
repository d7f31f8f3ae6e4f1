import { Link } from 'react-router'
import type { DeskEnquiry } from '../../../shared/desk.ts'
import { writtenDay, writtenMoment } from '../frame/panel-dates.ts'
import { useMay } from '../frame/use-session.ts'
import { AssignedTo } from './assigned-to.tsx'
import { enquiryAddress } from './desk-address.ts'

type EnquiryFactsProps = {
  enquiry: DeskEnquiry
  busy: boolean
  /** `whom` is the person's name. */
  onAssign: (id: string | null, whom: string) => void
}

const channels = { form: 'form', mail: 'mail', telephone: 'telephone', visit: 'visit' } as const
const states = { open: 'Open', done: 'Done', spam: 'Spam' } as const

/** Who answers an enquiry, who has read it, and how long it is kept. */
export function EnquiryFacts({ enquiry, busy, onAssign }: EnquiryFactsProps) {
  const { state, spamReason, assignedTo, reads, deletesAt, later, channel, others, about } = enquiry
  const mayAssign = useMay()('enquiries.manage') !== undefined
  return (
    <aside className="desk-facts" aria-label="About this enquiry">
      <p>
        <span className="state-badge">{states[state]}</span>
        {spamReason && <span className="quiet"> Why spam: {spamReason}</span>}
        {later && <span className="quiet"> Put off until {writtenDay(later)}</span>}
        {channel !== 'form' && <span className="quiet"> By {channels[channel]}</span>}
      </p>
      {mayAssign ? (
        <AssignedTo assignedTo={assignedTo} busy={busy} onAssign={onAssign} />
      ) : (
        <p>Assigned to {assignedTo?.name ?? 'nobody'}</p>
      )}
      {about && (
        <section aria-labelledby="written-about">
          <h2 id="written-about">About</h2>
          <p>
            <a href={about.path}>{about.title}</a>
          </p>
        </section>
      )}
      <section aria-labelledby="read-by">
        <h2 id="read-by">Read by</h2>
        <ul role="list">
          {reads.map(({ by, lastAt }) => (
            <li key={by._id}>
              {by.name} <span className="quiet">{writtenMoment(lastAt)}</span>
            </li>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">From the same address</h2>
          <ul role="list">
            {others.map(({ _id, createdAt, preview, state: otherState }) => (
              <li key={_id}>
                <Link to={enquiryAddress(_id)}>{preview}</Link>{' '}
                <span className="quiet">
                  {writtenDay(createdAt)}, {states[otherState].toLowerCase()}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="quiet">Will be deleted on {writtenDay(deletesAt)}</p>
    </aside>
  )
}
