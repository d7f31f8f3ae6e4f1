import { useState } from 'react'
import type { Picture } from '../../../shared/picture.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { api } from '../client/api.ts'
import { ApiError, sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'

type TrashDialogProps = {
  picture: Picture
  onDone: (said: string) => void
  onClose: () => void
}

/** Actions on a picture in the trash. */
export function TrashDialog({ picture: { _id, name }, onDone, onClose }: TrashDialogProps) {
  const [problem, setProblem] = useState('')
  const run = (work: () => Promise<unknown>, said: string) =>
    work().then(
      () => onDone(said),
      (error: unknown) => {
        if (sessionEnded(error)) return leaveForLogin()
        const message = error instanceof ApiError ? error.message : ''
        setProblem(message || 'Something went wrong. Please try again.')
      },
    )
  return (
    <Dialog title={name} onClose={onClose}>
      <p>It is deleted for good after 30 days in the trash.</p>
      <p className="field-error" role="alert">
        {problem}
      </p>
      <DialogActions>
        <button className="button quiet-button" type="button" onClick={onClose}>
          Cancel
        </button>
        <button
          className="button dangerous-button"
          type="button"
          onClick={() =>
            void run(() => api.trashPicture(_id), `“${name}” has been deleted for good.`)
          }
        >
          Delete for ever
        </button>
        <button
          className="button"
          type="button"
          data-autofocus
          onClick={() => void run(() => api.restorePicture(_id), `“${name}” is back.`)}
        >
          Restore
        </button>
      </DialogActions>
    </Dialog>
  )
}
