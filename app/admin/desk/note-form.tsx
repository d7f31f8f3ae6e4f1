import { type FormEvent, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { TextArea } from '../../ui/text-field/text-field.tsx'
import { desk } from '../client/desk.ts'
import { useDeskCall } from './use-desk-call.ts'

type NoteFormProps = {
  id: string
  text: string
  onType: (text: string) => void
  onAdded: () => void
  onSessionEnded: (message: string) => void
}

/** Writes to colleagues. It looks different from a reply, so that nobody takes one for the other. */
export function NoteForm({ id, text, onType, onAdded, onSessionEnded }: NoteFormProps) {
  const { busy, problem, run, clear } = useDeskCall(onSessionEnded)
  const [isOpen, setIsOpen] = useState(text !== '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const added = await run(async () => void (await desk.note(id, text)))
    if (!added) return
    onType('')
    onAdded()
  }

  return (
    <form className="desk-note-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label="Internal note"
        hint="Only colleagues see it. It is never sent."
        rows={isOpen ? 3 : 1}
        maxLength={limits.desk.text}
        value={text}
        onFocus={() => setIsOpen(true)}
        onChange={(event) => {
          clear()
          onType(event.target.value)
        }}
        error={problem?.message}
      />
      <div className="desk-buttons">
        <button className="button quiet-button" type="submit" disabled={busy}>
          {busy ? 'Adding...' : 'Add note'}
        </button>
      </div>
    </form>
  )
}
