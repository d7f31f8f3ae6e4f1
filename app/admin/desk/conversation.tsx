import type { DeskEnquiry, DeskEntry } from '../../../shared/desk.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { writtenMoment } from '../frame/panel-dates.ts'

type ConversationProps = {
  enquiry: DeskEnquiry
  busy: boolean
  onRetry: (entry: DeskEntry) => void
}

/** What was written, oldest first: the enquiry, mails, replies, and notes among colleagues. */
export function Conversation({ enquiry, busy, onRetry }: ConversationProps) {
  const { name, email, message, createdAt, thread } = enquiry
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation">Conversation</h2>
      <ol className="desk-thread" role="list">
        <li className="desk-entry">
          <p className="desk-entry-head">
            <strong>{name}</strong> wrote{' '}
            <time dateTime={createdAt}>{writtenMoment(createdAt)}</time>
          </p>
          <p className="desk-text">{message}</p>
        </li>
        {thread.map((entry) => (
          <li key={entry._id} className={`desk-entry desk-${entry.kind}`}>
            <p className="desk-entry-head">
              <Writer entry={entry} name={name} email={email} />{' '}
              <time dateTime={entry.at}>{writtenMoment(entry.at)}</time>
            </p>
            <p className="desk-text">{entry.text}</p>
            {entry.attachments.length > 0 && (
              <p className="quiet">Attached, in the mailbox only: {entry.attachments.join(', ')}</p>
            )}
            {entry.delivery === 'waiting' && <p className="quiet">Waiting to be sent</p>}
            {entry.delivery === 'failed' && (
              <p className="desk-failed">
                This reply did not arrive.{' '}
                <button
                  className="text-button"
                  type="button"
                  aria-disabled={busy}
                  onClick={() => onRetry(entry)}
                >
                  Try again
                </button>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type WriterProps = { entry: DeskEntry; name: string; email: string }

function Writer({ entry: { kind, by, from, auto }, name, email }: WriterProps) {
  const colleague = <strong>{by?.name ?? 'A former colleague'}</strong>
  if (kind === 'note') {
    return (
      <>
        <span className="state-badge">Internal note</span> {colleague}
      </>
    )
  }
  if (kind === 'reply') return <>{colleague} replied</>
  if (auto) return <strong>Automatic answer</strong>
  if (!from || from.toLowerCase() === email.toLowerCase()) {
    return (
      <>
        <strong>{name}</strong> wrote
      </>
    )
  }
  return (
    <>
      <strong>Another address</strong>, <EmailText email={from} />, wrote
    </>
  )
}
