import { useState } from 'react'
import type { SampleCounts } from '../../../shared/setup.ts'
import { DangerActions } from '../../ui/dialog/danger-actions.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { listOfWords } from '../../ui/list-of-words.ts'
import { setup } from '../client/setup.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'

const label = 'Remove the sample articles and doctors'
const counted = (count: number, name: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${name}` : `${count} ${name}s`]

function described({ articles, doctors, drafts }: SampleCounts): string {
  return listOfWords([
    ...counted(articles, 'article'),
    ...counted(doctors, 'doctor'),
    ...counted(drafts, 'unfinished draft'),
  ])
}

/** Removes the samples that nobody has changed. */
export function RemoveSamples({ samples, onDone }: { samples: SampleCounts; onDone: () => void }) {
  const [asks, setAsks] = useState(false)
  const [left, setLeft] = useState<number>()
  const { busy, problem, run } = useDialogCall()
  const { articles, doctors, drafts, kept } = samples
  const total = articles + doctors + drafts

  const remove = () =>
    run(async () => {
      setLeft(total)
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop -- each call removes a few
        const { removed, left: still } = await setup.removeSamples()
        setLeft(still)
        if (still === 0 || removed === 0) break
      }
      setAsks(false)
      onDone()
    })

  return (
    <>
      {kept > 0 && (
        <p className="quiet">
          {kept === 1 ? '1 sample was' : `${kept} samples were`} changed or is in use, and stays
          until you delete it in its list.
        </p>
      )}
      {total > 0 && (
        <button
          className="button quiet-button remove-samples"
          type="button"
          aria-haspopup="dialog"
          onClick={() => setAsks(true)}
        >
          {label}
        </button>
      )}
      {asks && (
        <Dialog title={`${label}?`} onClose={() => busy || setAsks(false)}>
          <p>{described(samples)} will be moved to the trash. They stay there for 30 days.</p>
          {kept > 0 && <p>What somebody has changed or uses stays.</p>}
          <p role="status">
            {busy && left !== undefined && `${total - left} of ${total} removed…`}
          </p>
          <DialogProblem message={problem} />
          <DangerActions
            confirm={busy ? 'Removing...' : 'Remove'}
            busy={busy}
            onCancel={() => setAsks(false)}
            onConfirm={() => void remove()}
          />
        </Dialog>
      )}
    </>
  )
}
