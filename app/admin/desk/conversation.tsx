import { useState } from 'react'
import { type DeskEnquiry, type DeskEntry, mayHaveArrived } from '../../../shared/desk.ts'
import { withoutQuotes } from '../../../shared/quoted-text.ts'
import { EmailText } from '../../ui/email-text/email-text.tsx'
import { AttachedFiles } from './attached-files.tsx'
import { writtenMoment } from '../frame/panel-dates.ts'

type ConversationProps = {
  enquiry: DeskEnquiry
  busy: boolean
  onRetry: (entry: DeskEntry) => void
  /** Loads the entries before the one with this id. */
  onLoadBefore: (entry: string) => void
}

/** The whole conversation, oldest first: the enquiry, mails, replies and internal notes. */
export function Conversation({ enquiry, busy, onRetry, onLoadBefore }: ConversationProps) {
  const { name, email, message, createdAt, thread, files } = enquiry
  return (
    <section aria-labelledby="conversation">
      <h2 id="conversation" tabIndex={-1}>
        Conversation
      </h2>
      <ol className="desk-thread" role="list">
        <li className="desk-entry">
          <p className="desk-entry-head">
            <strong>{name}</strong> wrote{' '}
            <time dateTime={createdAt}>{writtenMoment(createdAt)}</time>
          </p>
          <p className="desk-text">{message}</p>
          <AttachedFiles enquiryId={enquiry._id} entry={{ attachments: [], files }} />
        </li>
        <Earlier enquiry={enquiry} busy={busy} onLoadBefore={onLoadBefore} />
        {thread.map((entry, index) => (
          <li key={entry._id} className={`desk-entry desk-${entry.kind}`}>
            <p className="desk-entry-head">
              <Writer entry={entry} name={name} email={email} />{' '}
              <time dateTime={entry.at}>{writtenMoment(entry.at)}</time>
            </p>
            <EntryText entry={entry} />
            {entry.shortened && (
              <TextButton
                label="Show all of it"
                busy={busy}
                // Loading what precedes the next entry brings this one in full.
                onPress={() => onLoadBefore(thread[index + 1]!._id)}
              />
            )}
            {entry.joined && <p className="quiet">Joined by its address</p>}
            <AttachedFiles enquiryId={enquiry._id} entry={entry} />
            {entry.delivery === 'waiting' && <p className="quiet">Waiting to be sent</p>}
            {entry.delivery === 'failed' && (
              <p className="desk-failed">
                {entry.failure === mayHaveArrived ? (
                  <>May have arrived: the mail server did not say whether it took this reply. </>
                ) : (
                  <>
                    This reply did not arrive.{' '}
                    {entry.failure && <span className="desk-failure">{entry.failure} </span>}
                  </>
                )}
                <TextButton label="Try again" busy={busy} onPress={() => onRetry(entry)} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The words of an entry; of a mail without what it quotes, unless somebody asks for it. */
function EntryText({ entry: { kind, text, kept, shortened } }: { entry: DeskEntry }) {
  const [isWhole, setIsWhole] = useState(false)
  const written = kind === 'mail' ? withoutQuotes(text) : text
  return (
    <>
      <p className={kept ? 'desk-text' : 'quiet'}>
        {isWhole ? text : written}
        {shortened && '…'}
      </p>
      {written.length < text.trim().length && (
        <button
          className="text-button"
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          Quoted text
        </button>
      )}
    </>
  )
}

type EarlierProps = Pick<ConversationProps, 'enquiry' | 'busy' | 'onLoadBefore'>

/** Loads earlier entries of a long conversation, or says how many mails are not in it. */
function Earlier({ enquiry, busy, onLoadBefore }: EarlierProps) {
  const { thread, earlier, droppedMails } = enquiry
  const [first] = thread
  if (earlier > 0 && first) {
    return (
      <li className="desk-earlier">
        <TextButton
          label={`Load earlier entries (${earlier})`}
          busy={busy}
          onPress={() => onLoadBefore(first._id)}
        />
      </li>
    )
  }
  if (droppedMails === 0) return null
  return (
    <li className="desk-earlier quiet">
      {droppedMails === 1 ? '1 older mail is' : `${droppedMails} older mails are`} in the mailbox
      only.
    </li>
  )
}

type TextButtonProps = { label: string; busy: boolean; onPress: () => void }

const TextButton = ({ label, busy, onPress }: TextButtonProps) => (
  <button className="text-button" type="button" aria-disabled={busy} onClick={onPress}>
    {label}
  </button>
)

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
