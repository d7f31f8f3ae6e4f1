import type { CannedAnswer } from '../../../shared/desk.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { desk } from '../client/desk.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { leaveForLogin } from '../client/session.ts'
import { useDeskCall } from './use-desk-call.ts'

type DeleteAnswerProps = { answer: CannedAnswer; onDone: () => void; onClose: () => void }

/** Asks before a canned answer is deleted. */
export function DeleteAnswer({ answer, onDone, onClose }: DeleteAnswerProps) {
  const { busy, problem, run } = useDeskCall(leaveForLogin)

  async function remove() {
    if (await run(() => desk.removeAnswer(answer._id))) onDone()
  }

  return (
    <Dialog title="Delete this answer?" onClose={() => busy || onClose()}>
      <p className="quiet">{answer.title}</p>
      <p>Replies that began with it stay as they are.</p>
      <DialogProblem message={problem?.message} />
      <DialogActions>
        <button className="button quiet-button" type="button" data-autofocus onClick={onClose}>
          Cancel
        </button>
        <button
          className="button dangerous-button"
          type="button"
          aria-disabled={busy}
          onClick={() => void remove()}
        >
          Delete
        </button>
      </DialogActions>
    </Dialog>
  )
}
