import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { limits } from '../../../shared/limits.ts'
import type { Picture, PictureUse } from '../../../shared/picture.ts'
import { type DraftKind, kindCalled, recordKinds } from '../../../shared/record-kinds.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { api } from '../client/api.ts'
import { ApiError, sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'
import { draftAddress, formAddress } from '../record-kinds/form-address.ts'
import { FocalPointField } from './focal-point-field.tsx'

type PictureDialogProps = {
  picture: Picture
  /** `said` is the success message. */
  onDone: (said: string) => void
  onClose: () => void
}

/** A picture's descriptions and uses, and the button that trashes it. */
export function PictureDialog({ picture, onDone, onClose }: PictureDialogProps) {
  const id = useId()
  const [name, setName] = useState(picture.name)
  const [alt, setAlt] = useState(picture.alt)
  const [decorative, setDecorative] = useState(picture.decorative)
  const [focal, setFocal] = useState(picture.focal)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const { _id, updatedAt, usedIn } = picture

  async function run(work: () => Promise<unknown>, said: string) {
    setBusy(true)
    try {
      await work()
      onDone(said)
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      setProblem((error instanceof ApiError && error.message) || somethingWrong)
      setBusy(false)
    }
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const said = { name, alt, decorative, focal, updatedAt }
    void run(() => api.describePicture(_id, said), `“${name}” has been saved.`)
  }

  return (
    <Dialog title={picture.name} onClose={() => busy || onClose()}>
      <form className="picture-form" onSubmit={save}>
        <FocalPointField picture={picture} focal={focal} onChange={setFocal} />
        <div className="text-field">
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            type="text"
            maxLength={limits.image.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div className="text-field">
          <label htmlFor={`${id}-alt`}>Alternative text</label>
          <textarea
            id={`${id}-alt`}
            rows={2}
            maxLength={limits.image.alt}
            disabled={decorative}
            aria-describedby={`${id}-hint`}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
          <p className="field-hint" id={`${id}-hint`}>
            What the picture shows, for those who cannot see it.
          </p>
        </div>
        <label className="picture-decoration">
          <input
            type="checkbox"
            checked={decorative}
            onChange={(event) => setDecorative(event.target.checked)}
          />
          Decoration
        </label>
        <UsedIn uses={usedIn} />
        <p className="field-error" role="alert">
          {problem}
        </p>
        <DialogActions>
          <button
            className="button quiet-button"
            type="button"
            disabled={busy}
            onClick={() =>
              void run(() => api.trashPicture(_id), `“${name}” has been moved to the trash.`)
            }
          >
            Move to trash
          </button>
          <button className="button quiet-button" type="button" disabled={busy} onClick={onClose}>
            Cancel
          </button>
          <button className="button" type="submit" disabled={busy}>
            Save
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const somethingWrong = 'Something went wrong. Please try again.'

function UsedIn({ uses }: { uses: PictureUse[] }) {
  return (
    <section className="picture-uses">
      <h3>Used in</h3>
      {uses.length === 0 && <p className="quiet">Nothing shows this picture.</p>}
      <ul role="list">
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <Link to={addressOf(use)}>{use.title}</Link>
            {use.kind === 'draft' && ' (draft)'}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A draft without a record does not name its kind; most are articles. */
function addressOf({ kind, id }: PictureUse): string {
  const ofKind = kindCalled(kind)
  if (ofKind) return formAddress(ofKind.form, id)
  const [source, record = ''] = id.split(/\.(.*)/s)
  if (source === 'new') return draftAddress(recordKinds.blog.form, id)
  return formAddress(recordKinds[source as DraftKind].form, record)
}
