import { useState } from 'react'
import { Link } from 'react-router'
import type { Start } from '../../../shared/setup.ts'
import { setup } from '../client/setup.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'
import './start.css'

/** On the dashboard of owners while something is left to do, until one of them puts it away. */
export function StartCard({ start }: { start: Start }) {
  const [isPutAway, setPutAway] = useState(start.isPutAway)
  const { busy, problem, run } = useDialogCall()
  const left = start.steps.filter(({ isDone }) => !isDone).length
  if (isPutAway || left === 0) return null
  return (
    <section className="start-card" aria-labelledby="start-card">
      <h2 id="start-card">Make it yours</h2>
      <p>
        {left === 1 ? 'One step is' : `${left} of ${start.steps.length} steps are`} left until this
        site is your own. All of them take about ten minutes.
      </p>
      <div className="start-card-buttons">
        <Link className="button" to="/admin/start">
          Make it yours
        </Link>
        <button
          className="button quiet-button"
          type="button"
          disabled={busy}
          title="You find it again under Site words"
          onClick={() => void run(async () => setPutAway((await setup.putAway(true)).isPutAway))}
        >
          Put away
        </button>
      </div>
      {problem && <DialogProblem message={problem} />}
    </section>
  )
}
