import { useEffect, useState } from 'react'
import type { SignatureOnRecord } from '../../../shared/review.ts'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { reviews } from '../client/reviews.ts'
import { writtenDay } from '../frame/panel-dates.ts'
import { ListLoading } from '../record-list/list-loading.tsx'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import type { ReviewDialogProps } from './review-dialog.ts'
import { dueDay } from './review-row.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'

/** Every signature of a page, newest first. */
export function HistoryDialog(props: ReviewDialogProps) {
  const { entry, onClose } = props
  const { history } = { ...reviews, ...props.calls }
  const [past, setPast] = useState<SignatureOnRecord[]>()
  const { problem, run } = useDialogCall()
  const [load] = useState(() => () => run(async () => setPast(await history(entry))))

  useEffect(() => void load(), [load])

  return (
    <Dialog title="History" onClose={onClose}>
      <p className="quiet">{entry.title}</p>
      {past?.length === 0 && <p>Nobody has signed this page yet.</p>}
      {past && past.length > 0 && (
        <ul className="past-reviews" role="list">
          {past.map((review) => (
            <PastReviewItem key={review._id} past={review} />
          ))}
        </ul>
      )}
      {!past && !problem && <ListLoading text="Loading the history..." />}
      <DialogProblem message={problem} />
      <DialogActions>
        {problem && (
          <button className="button quiet-button" type="button" onClick={() => void load()}>
            Try again
          </button>
        )}
        <button className="button" type="button" data-autofocus onClick={onClose}>
          Close
        </button>
      </DialogActions>
    </Dialog>
  )
}

function PastReviewItem({ past }: { past: SignatureOnRecord }) {
  const { reviewedBy, reviewedAt, interests, signedBy, withdrawnAt, withdrawnReason } = past
  const { name, credentials, specialty } = reviewedBy
  const how = signedBy === 'link' ? 'through a link in a mail' : 'in the panel'
  return (
    <li>
      <p>
        <strong>{[name, credentials, specialty].filter(Boolean).join(', ')}</strong>
      </p>
      <p>
        Signed on {writtenDay(reviewedAt)} {how}. Next review: {dueDay(past)}.
      </p>
      <p>Interests: {interests}</p>
      {withdrawnAt && (
        <p className="past-review-withdrawn">
          Withdrawn on {writtenDay(withdrawnAt)}: {withdrawnReason}
        </p>
      )}
    </li>
  )
}
