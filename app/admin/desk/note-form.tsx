import { type FormEvent, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { TextArea } from '../../ui/text-field/text-field.tsx'
import { desk } from '../client/desk.ts'
import { useDeskCall } from './use-desk-call.ts'
import type { NoteDraft } from './use-note-draft.ts'

type NoteFormProps = {
  id: string
  note: NoteDraft
  onAdded: () => void
  onSessionEnded: (message: string) => void
}

/** Writes a note to colleagues. It looks different from a reply, so that the two are not confused. */
export function NoteForm({ id, note, onAdded, onSessionEnded }: NoteFormProps) {
  const { text, isKept, type } = note
  const { busy, problem, run, clear } = useDeskCall(onSessionEnded)
  const [isOpen, setIsOpen] = useState(text !== '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const added = await run(async () => void (await desk.note(id, text)))
    if (!added) return
    type('')
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
        readOnly={busy}
        onFocus={() => setIsOpen(true)}
        onChange={(event) => {
          clear()
          type(event.target.value)
        }}
        error={problem?.message}
        isAlert
      />
      <div className="desk-buttons">
        <p className="desk-kept" role="status">
          {text.trim() &&
            (isKept ? 'Not added yet. Kept on this device.' : 'Not kept anywhere yet.')}
        </p>
        <button className="button quiet-button" type="submit" aria-disabled={busy}>
          {busy ? 'Adding...' : 'Add note'}
        </button>
      </div>
    </form>
  )
}
