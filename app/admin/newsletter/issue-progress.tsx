import { Link } from 'react-router'
import type { IssueJson } from '../../../shared/newsletter.ts'
import { newsletter } from '../client/newsletter.ts'
import { leaveForLogin } from '../client/session.ts'
import { useDeskCall } from '../desk/use-desk-call.ts'
import { useWhileShown } from '../desk/use-while-shown.ts'
import { writtenMoment } from '../frame/panel-dates.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { stateNames } from './issue-list.tsx'
import { IssuePreview } from './issue-preview.tsx'

type IssueProgressProps = {
  issue: IssueJson
  onChange: (issue: IssueJson) => void
  reload: () => Promise<void>
}

const refreshMs = 2000
const moves = {
  sending: { pause: 'Pause', stop: 'Stop' },
  paused: { resume: 'Resume', stop: 'Stop' },
} as const

/** What became of an issue's mails, with buttons while it is being sent. */
export function IssueProgress({ issue, onChange, reload }: IssueProgressProps) {
  const { _id, subject, state, sent, recipients, waiting, failed, unsubscribed, sentAt } = issue
  const { busy, problem, run } = useDeskCall(leaveForLogin)
  useWhileShown(() => void (state === 'sending' && !busy && reload()), refreshMs)
  const buttons = state === 'sending' || state === 'paused' ? Object.entries(moves[state]) : []

  return (
    <>
      <ScreenHead title={subject} />
      <div className="issue-progress">
        <p>
          <span className="state-badge">{stateNames[state]}</span>{' '}
          {sentAt && <span className="quiet">{writtenMoment(sentAt)}</span>}
        </p>
        <p role="status">
          {sent} of {recipients} sent
        </p>
        <progress
          max={Math.max(1, recipients)}
          value={recipients - waiting}
          aria-label="Progress"
        />
        <dl>
          <div>
            <dt>Waiting</dt>
            <dd>{waiting}</dd>
          </div>
          <div>
            <dt>Failed</dt>
            <dd>{failed}</dd>
          </div>
          <div>
            <dt>Unsubscribed meanwhile</dt>
            <dd>{unsubscribed}</dd>
          </div>
        </dl>
        <div role="alert">{problem && <p className="field-error">{problem.message}</p>}</div>
        <div className="issue-buttons">
          {buttons.map(([move, label]) => (
            <button
              key={move}
              className="button quiet-button"
              type="button"
              aria-disabled={busy}
              onClick={() =>
                void run(async () =>
                  onChange(await newsletter.move(_id, move as 'pause' | 'resume' | 'stop')),
                )
              }
            >
              {label}
            </button>
          ))}
          <Link to="/admin/newsletter">All issues</Link>
        </div>
      </div>
      <IssuePreview id={_id} version="sent" isOld={false} />
    </>
  )
}
