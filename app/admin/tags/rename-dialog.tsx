import { type FormEvent, useId, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { api } from '../client/api.ts'
import { ApiError, sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'
import { KnownTags } from '../record-form/known-tags.tsx'

type RenameDialogProps = {
  tag: string
  /** Whether to merge into another tag instead of renaming it. */
  merge: boolean
  /** The tag to merge into that is proposed. */
  into?: string | undefined
  onDone: (said: string) => void
  onClose: () => void
}

/** Asks for a tag's new name, or for the tag to merge it into. */
export function RenameDialog({ tag, merge, into = '', onDone, onClose }: RenameDialogProps) {
  const id = useId()
  const [name, setName] = useState(merge ? into : tag)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const renamed = await api.renameTag(tag, name)
      const count = renamed.articles === 1 ? '1 article has' : `${renamed.articles} articles have`
      onDone(`${count} the tag “${renamed.tag}” now.`)
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      setProblem(
        (error instanceof ApiError && error.message) || 'Something went wrong. Please try again.',
      )
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={merge ? `Merge “${tag}” into another tag` : `Rename “${tag}”`}
      onClose={() => busy || onClose()}
    >
      <form onSubmit={(event) => void submit(event)}>
        <p>It changes in all articles and drafts at once.</p>
        <div className="text-field">
          <label htmlFor={id}>{merge ? 'Merge into' : 'New name'}</label>
          <input
            id={id}
            type="text"
            list={merge ? `${id}-known` : undefined}
            autoComplete="off"
            data-autofocus
            maxLength={limits.article.tag}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {merge && <KnownTags id={`${id}-known`} typed={name} />}
        </div>
        <p className="field-error" role="alert">
          {problem}
        </p>
        <DialogActions>
          <button className="button quiet-button" type="button" disabled={busy} onClick={onClose}>
            Cancel
          </button>
          <button className="button" type="submit" disabled={busy || !name.trim()}>
            {merge ? 'Merge' : 'Rename'}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
