import { type FormEvent, useId, useState } from 'react'
import { academy } from '../../../content/academy.ts'
import type { Draft } from '../../../shared/draft.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import { ApiError } from '../client/request.ts'
import { draftsApi } from '../client/drafts.ts'
import { writtenMoment } from '../frame/panel-dates.ts'
import {
  academyMoment,
  academyZone,
  clockTime,
  instantOf,
  nextHour,
  timeUntil,
} from './academy-time.ts'

type ScheduleDialogProps = {
  /** When the draft is due by now, null where it is not. */
  scheduledAt: string | null
  /** Whether the text is published although it is hard to read. */
  hard?: boolean | undefined
  /** Saves what is in the form; which draft it is in, and its version. */
  save: () => Promise<{ key: string; version: number }>
  onScheduled: (draft: Draft) => void
  onCancelled: () => void
  /** What the form has to say: a broken rule of publication with its field, a conflict, an ended session. */
  onRefused: (error: ApiError) => void
  onClose: () => void
  calls?: Pick<typeof draftsApi, 'schedule' | 'cancelSchedule'>
}

const noSuchTime =
  'This hour does not exist on that day: the clocks are put forward. Choose another.'
const noAnswer = 'Something went wrong. Please try again.'

/** When a draft is to be published, by the academy's clocks. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { scheduledAt, hard, save, onScheduled, onCancelled, onRefused, onClose } = props
  const { calls = draftsApi } = props
  const id = useId()
  const [clock, setClock] = useState(() =>
    clockTime(scheduledAt ? new Date(scheduledAt) : nextHour(new Date())),
  )
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setProblem('')
    try {
      await work()
      onClose()
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiError) || error.status >= 500) return setProblem(noAnswer)
      if (error.field === 'at') return setProblem(error.message)
      onClose()
      onRefused(error)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    // React hands it on to the form that has opened the dialog.
    event.stopPropagation()
    if (!clock) return setProblem('Choose a valid time.')
    const at = instantOf(clock)
    if (!at) return setProblem(noSuchTime)
    void attempt(async () => {
      const { key, version } = await save()
      onScheduled(await calls.schedule(key, at.toISOString(), version, hard))
    })
  }

  const callOff = () =>
    attempt(async () => {
      await calls.cancelSchedule((await save()).key)
      onCancelled()
    })

  return (
    <Dialog title="Schedule" onClose={() => busy || onClose()}>
      <form className="stack" noValidate onSubmit={submit}>
        <div className="text-field">
          <label htmlFor={id}>Publish on</label>
          <input
            id={id}
            type="datetime-local"
            value={clock}
            required
            data-autofocus
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-zone ${id}-problem`}
            onChange={(event) => setClock(event.target.value)}
          />
          <p className="field-hint" id={`${id}-zone`}>
            The academy’s time: {academyZone()}
          </p>
          <p className="field-hint" role="status">
            {[aheadText(clock), ownTime(clock)].filter(Boolean).join(' ')}
          </p>
          <p className="field-error" id={`${id}-problem`} role="alert">
            {problem}
          </p>
        </div>
        {scheduledAt && (
          <p>
            Scheduled for {academyMoment(scheduledAt)}.{' '}
            <button
              className="text-button"
              type="button"
              disabled={busy}
              onClick={() => void callOff()}
            >
              Cancel the schedule
            </button>
          </p>
        )}
        <p className="quiet">
          What is changed until then is published as well
          {hard && ', although it is hard to read'}.
        </p>
        <SubmitActions label="Schedule" busyLabel="Scheduling..." busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}

/** How far ahead the chosen time is: `In 14 hours.` */
function aheadText(clock: string): string {
  const instant = instantOf(clock)
  const ahead = instant && timeUntil(instant, new Date())
  return ahead ? `${ahead.charAt(0).toUpperCase()}${ahead.slice(1)}.` : ''
}

/** The chosen time by the clocks of who chooses, where they differ from the academy's. */
function ownTime(clock: string): string {
  const instant = instantOf(clock)
  if (!instant) return ''
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (own === academy.timeZone || clockTime(instant, own) === clock) return ''
  return `Your time: ${writtenMoment(instant.toISOString())}`
}
