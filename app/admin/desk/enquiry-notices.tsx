import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { DeskEnquiry } from '../../../shared/desk.ts'
import type { DeskChange } from '../../../shared/desk-input.ts'
import { limits } from '../../../shared/limits.ts'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { useMay } from '../frame/use-session.ts'
import type { BulkAct } from './selection-bar.tsx'

type EnquiryNoticesProps = {
  enquiry: DeskEnquiry
  busy: boolean
  /** What can be undone. */
  onAct: (act: BulkAct, said: string) => void
  onChange: (change: DeskChange, said: string) => void
}

/** What has to be seen before anything else: words of danger, a failed reply, colleagues who are here too. */
export function EnquiryNotices({ enquiry, busy, onAct, onChange }: EnquiryNoticesProps) {
  const { danger, failed, failure, present } = enquiry
  const button = (label: string, act: BulkAct, said: string) => (
    <button
      className="button quiet-button"
      type="button"
      aria-disabled={busy}
      onClick={() => busy || onAct(act, said)}
    >
      {label}
    </button>
  )
  return (
    <>
      {danger && (
        <section className="desk-notice desk-notice-danger" aria-label="May be urgent">
          <p>
            <strong>May be urgent.</strong>{' '}
            {danger.words.length > 0 && <>The message has the words {quoted(danger.words)}.</>}
          </p>
          {button('Seen: not urgent', { action: 'seen' }, 'Marked as not urgent.')}
        </section>
      )}
      {failed && (
        <section className="desk-notice" aria-label="A reply did not arrive">
          <p>
            <strong>A reply did not arrive.</strong>{' '}
            {failure && <span className="desk-failure">{failure}</span>}
          </p>
          <div className="desk-tools">
            {button('Settle', { action: 'settle' }, 'The failed reply is settled.')}
            <CorrectAddress key={enquiry.email} enquiry={enquiry} busy={busy} onChange={onChange} />
          </div>
        </section>
      )}
      <div role="status" className="desk-present">
        {present.map(({ by }) => (
          <p key={by._id}>{by.name} has it open, too.</p>
        ))}
      </div>
    </>
  )
}

const list = new Intl.ListFormat('en-GB')
const quoted = (words: string[]) => list.format(words.map((word) => `“${word}”`))

/** Corrects the address that replies go to, for those who may. */
function CorrectAddress({ enquiry, busy, onChange }: Omit<EnquiryNoticesProps, 'onAct'>) {
  const mayManage = useMay()('enquiries.manage') !== undefined
  const [isOpen, setIsOpen] = useState(false)
  const [email, setEmail] = useState(enquiry.email)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus()
  }, [isOpen])
  if (!mayManage) return null
  if (!isOpen) {
    return (
      <button className="button quiet-button" type="button" onClick={() => setIsOpen(true)}>
        Correct the address
      </button>
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onChange({ email }, 'The address is corrected. Try the reply again.')
  }
  return (
    <form ref={form} className="desk-correct" noValidate onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        maxLength={limits.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <button className="button" type="submit" aria-disabled={busy}>
        Save
      </button>
    </form>
  )
}
