import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeskItem } from '../../../shared/desk.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { writtenDay, writtenMoment } from '../frame/panel-dates.ts'
import { Cell, Row } from '../record-list/row.tsx'
import { shortAge } from './desk-age.ts'
import { enquiryAddress } from './desk-address.ts'

type EnquiryRowProps = {
  item: DeskItem
  /** The list's query, for the way back to it. */
  list: string
  /** In milliseconds since 1970. */
  now: number
  /** The box that chooses it. */
  box: ReactNode
}

/**
 * One enquiry in the list; a press anywhere in the row opens it. Screen readers read its words and wait with its link,
 * because keys go from link to link.
 */
export function EnquiryRow({ item, list, now, box }: EnquiryRowProps) {
  const { _id, name, preview, unread, assignedTo, lastAt } = item
  return (
    <Row>
      <Cell column="From" kind="name">
        <span className="desk-from">
          {box}
          <Link
            className={unread ? 'desk-name desk-unread' : 'desk-name'}
            to={enquiryAddress(_id)}
            state={{ list }}
            data-enquiry={_id}
            aria-describedby={`unread-${_id} words-${_id} wait-${_id}`}
          >
            {name}
          </Link>
          {unread && (
            <span className="state-badge desk-badge" id={`unread-${_id}`}>
              Unread
            </span>
          )}
        </span>
      </Cell>
      <Cell column="Message" kind="text">
        <span className="desk-preview" id={`words-${_id}`}>
          <Marks item={item} />
          {preview}
        </span>
      </Cell>
      <Cell column="Waits">
        <span id={`wait-${_id}`}>
          <WaitOf item={item} now={now} />
        </span>
      </Cell>
      <Cell column="Assigned to">
        <span className="desk-assigned">
          {assignedTo ? <EmailText email={assignedTo.name} /> : 'Nobody'}
        </span>
      </Cell>
      <Cell column="Last activity" kind="date">
        {writtenMoment(lastAt)}
      </Cell>
    </Row>
  )
}

/** What somebody must see at once. */
export function Marks({ item: { danger, failed } }: { item: DeskItem }) {
  return (
    <>
      {danger && (
        <>
          <strong className="desk-mark desk-danger">May be urgent</strong>{' '}
        </>
      )}
      {failed && (
        <>
          <strong className="desk-mark desk-failed-mark">Did not arrive</strong>{' '}
        </>
      )}
    </>
  )
}

type WaitProps = { item: DeskItem; now: number }

/** How long the patient has waited, or why nobody does. */
export function WaitOf({ item, now }: WaitProps) {
  const { waitsFor, waitingSince, state, later } = item
  if (waitsFor === 'us') {
    return (
      <time
        className="desk-wait"
        dateTime={waitingSince}
        title={`Since ${writtenMoment(waitingSince)}`}
      >
        {shortAge(waitingSince, now)}
      </time>
    )
  }
  if (waitsFor === 'patient') return <span className="quiet">Answered</span>
  if (later) return <span className="quiet">Until {writtenDay(later)}</span>
  return <span className="quiet">{state === 'spam' ? 'Spam' : 'Done'}</span>
}
