import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { DeskEnquiry, DeskEntry } from '../../../shared/desk.ts'
import { TextArea } from '../../ui/text-field/text-field.tsx'
import { ApiError } from '../client/request.ts'
import { desk } from '../client/desk.ts'
import { idempotencyKeys } from '../record-form/idempotency-key.ts'
import { stateText } from '../writing/save-state.ts'
import { useMay } from '../frame/use-session.ts'
import { HeldReply } from './held-reply.tsx'
import { InsertDialog } from './insert-dialog.tsx'
import type { ReplyDraft } from './use-reply-draft.ts'
import { useDeskCall } from './use-desk-call.ts'

type ReplyFormProps = {
  enquiry: DeskEnquiry
  draft: ReplyDraft
  /** Where answers to the reply go; null if they arrive here. */
  answersTo: string | null
  onSent: (done: boolean) => Promise<void>
  /** Somebody else has answered, or the enquiry has become spam. */
  onRefused: () => Promise<void>
  onSessionEnded: (message: string) => void
  onLogIn: () => void
}

/** Replies to the patient by mail. A reply is held back if a colleague has just sent one. */
export function ReplyForm(props: ReplyFormProps) {
  const { enquiry, draft, answersTo, onSent, onRefused, onSessionEnded, onLogIn } = props
  const { _id, email, lastMessageId } = enquiry
  const { text, saving, other } = draft
  const { busy, problem, run, clear } = useDeskCall(onSessionEnded)
  const [keyOf] = useState(idempotencyKeys)
  const [inserting, setInserting] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const mayInsert = useMay()('canned-answers.read')
  /** The newest mail that the writer has seen. Mail that arrives before they start writing counts as seen. */
  const [seen, setSeen] = useState(lastMessageId)
  if (text === '' && !busy && seen !== lastMessageId) setSeen(lastMessageId)
  const missed = text === '' || seen === lastMessageId ? [] : mailsAfter(enquiry.thread, seen)

  async function send(done: boolean) {
    await run(async () => {
      const reply = { text, lastMessageId: seen, done }
      await draft.hold()
      try {
        await desk.reply(_id, reply, keyOf(reply))
      } catch (error) {
        draft.goOn()
        if (error instanceof ApiError && error.status === 409) await onRefused()
        throw error
      }
      draft.clear()
      await onSent(done)
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void send(false)
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send(false)
  }

  function insert(answer: string) {
    setInserting(false)
    const area = field.current!.querySelector('textarea')!
    const [start, end] = [area.selectionStart, area.selectionEnd]
    draft.type(text.slice(0, start) + answer + text.slice(end))
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(start + answer.length, start + answer.length)
    })
  }

  return (
    <form className="desk-reply-form" noValidate onSubmit={submit}>
      <div role="alert">
        {missed.length > 0 && (
          <HeldReply
            title={
              missed.every(({ kind }) => kind === 'mail')
                ? `${enquiry.name} has written in the meantime.`
                : 'Somebody else has answered in the meantime.'
            }
            advice="Your text below has not been sent."
            texts={missed.map(({ text: theirs, by }) => ({
              by: by?.name ?? enquiry.name,
              text: theirs,
            }))}
            action="I have read it, let me send mine"
            onAction={() => {
              clear()
              setSeen(lastMessageId)
              field.current?.querySelector('textarea')?.focus()
            }}
          />
        )}
        {other && (
          <HeldReply
            title="You have written another text elsewhere."
            advice="The text below is the one from this device."
            texts={[{ by: undefined, text: other }]}
            action="Use this text instead"
            onAction={() => {
              draft.type(other)
              draft.forgetOther()
              field.current?.querySelector('textarea')?.focus()
            }}
          />
        )}
      </div>
      <div ref={field}>
        <TextArea
          label="Reply"
          hint={`Sent by e-mail to ${email}.${answersTo ? ` Answers go to ${answersTo}.` : ''}`}
          rows={6}
          value={text}
          readOnly={busy}
          onKeyDown={sendByKey}
          onChange={(event) => {
            clear()
            draft.type(event.target.value)
          }}
          error={missed.length > 0 ? undefined : problem?.message}
          isAlert
        />
      </div>
      <div className="desk-saving">
        <p role="status">{stateText(saving)}</p>
        {saving.kind === 'on-device' && saving.why === 'session' && (
          <button className="text-button" type="button" onClick={onLogIn}>
            Log in
          </button>
        )}
      </div>
      <div className="desk-buttons">
        {mayInsert && (
          <button
            className="text-button desk-insert"
            type="button"
            aria-haspopup="dialog"
            onClick={() => setInserting(true)}
          >
            Insert answer
          </button>
        )}
        <button
          className="button quiet-button"
          type="button"
          aria-disabled={busy}
          onClick={() => void send(true)}
        >
          Send and close
        </button>
        <button className="button" type="submit" aria-disabled={busy}>
          {busy ? 'Sending...' : 'Send reply'}
        </button>
      </div>
      {inserting && (
        <InsertDialog name={enquiry.name} onInsert={insert} onClose={() => setInserting(false)} />
      )}
    </form>
  )
}

/** Replies and mails after the one with this id. */
function mailsAfter(thread: DeskEntry[], id: string | null): DeskEntry[] {
  const mails = thread.filter(({ kind }) => kind !== 'note')
  return mails.slice(mails.findIndex(({ _id }) => _id === id) + 1)
}
