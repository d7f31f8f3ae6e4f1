import { type FormEvent, useState } from 'react'
import { academy } from '../../../content/academy.ts'
import { dayIn, daysAfter } from '../../../shared/calendar-day.ts'
import { limits } from '../../../shared/limits.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'

type LaterDialogProps = {
  busy: boolean
  onChoose: (day: string) => void
  onClose: () => void
}

const todayOf = dayIn(academy.timeZone)
const monday = 1

/** The days that are offered: tomorrow, and the Monday of next week. */
function offeredDays(today: string) {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  return {
    tomorrow: daysAfter(today, 1),
    nextWeek: daysAfter(today, (monday - weekday + 7) % 7 || 7),
  }
}

/** Puts enquiries off until a day. */
export function LaterDialog({ busy, onChoose, onClose }: LaterDialogProps) {
  const [today] = useState(() => todayOf(new Date()))
  const { tomorrow, nextWeek } = offeredDays(today)
  const [day, setDay] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (day) onChoose(day)
  }

  return (
    <Dialog title="Later" onClose={onClose}>
      <p className="quiet">
        It waits for nobody until then, or until the patient writes. Then it is back.
      </p>
      <div className="desk-tools desk-later-days">
        <button
          className="button"
          type="button"
          disabled={busy}
          data-autofocus
          onClick={() => onChoose(tomorrow)}
        >
          Tomorrow
        </button>
        <button
          className="button quiet-button"
          type="button"
          disabled={busy}
          onClick={() => onChoose(nextWeek)}
        >
          Next week
        </button>
      </div>
      <form onSubmit={submit}>
        <TextField
          label="Day"
          type="date"
          min={tomorrow}
          max={daysAfter(today, limits.desk.laterDays)}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <SubmitActions
          label="Put off"
          busyLabel="Putting off..."
          busy={busy}
          incomplete={!day}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
