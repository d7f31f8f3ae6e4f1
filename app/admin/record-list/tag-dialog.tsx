import { type FormEvent, useId, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { KnownTags } from '../record-form/known-tags.tsx'

type TagDialogProps = { onAdd: (tag: string) => void; onClose: () => void }

/** Asks for the tag to add to the selected articles. */
export function TagDialog({ onAdd, onClose }: TagDialogProps) {
  const id = useId()
  const [tag, setTag] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (tag.trim()) onAdd(tag.trim())
  }

  return (
    <Dialog title="Add a tag" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <div className="text-field">
          <label htmlFor={id}>Tag</label>
          <input
            id={id}
            type="text"
            list={`${id}-known`}
            autoComplete="off"
            data-autofocus
            maxLength={limits.article.tag}
            value={tag}
            onChange={(event) => setTag(event.target.value)}
          />
          <KnownTags id={`${id}-known`} typed={tag} />
        </div>
        <DialogActions>
          <button className="button quiet-button" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="button" type="submit" disabled={!tag.trim()}>
            Add
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
