import { type FormEvent, useState } from 'react'
import { reviewLimits } from '../../../shared/review.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/text-field/text-field.tsx'
import { reviews } from '../client/reviews.ts'
import { writtenDay } from '../frame/panel-dates.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import type { ReviewDialogProps } from './review-dialog.ts'
import { SelectField } from '../record-form/select-field.tsx'
import { isWaiting } from './review-states.ts'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'

/** Asks a doctor by e-mail to review a page. */
export function AskDialog(props: ReviewDialogProps) {
  const { entry, doctors, onDone, onClose } = props
  const { ask, cancel } = { ...reviews, ...props.calls }
  const { kind, id, title, pending } = entry
  const [doctor, setDoctor] = useState('')
  const [note, setNote] = useState('')
  const { busy, problem, run, errorOf } = useDialogCall(['doctor_id', 'note'])
  const real = doctors.authors.filter(({ sample }) => !sample)

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const asked = await ask({ kind, id, doctor_id: doctor, note: note.trim() })
      onDone(`Asked ${asked.doctor.name} by e-mail.`)
    })
  }

  const callOff = (request: string, name: string) =>
    run(async () => {
      await cancel(request)
      onDone(`${name} is no longer asked.`)
    })

  return (
    <Dialog title="Ask for a review" onClose={() => busy || onClose()}>
      <form className="stack" noValidate onSubmit={submit}>
        <p className="quiet">{title}</p>
        <SelectField
          label="Doctor"
          name="doctor_id"
          none={doctors.loading ? 'Loading doctors...' : 'Select a doctor'}
          value={doctor}
          onChange={setDoctor}
          options={real.map(({ _id, name }) => ({ value: _id, label: name }))}
          error={errorOf('doctor_id')}
        />
        {doctors.failed && (
          <p>
            The doctors could not be loaded.{' '}
            <button className="text-button" type="button" onClick={doctors.retry}>
              Try again
            </button>
          </p>
        )}
        <TextArea
          label="Note to the doctor"
          rows={3}
          maxLength={reviewLimits.note}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={errorOf('note')}
        />
        <p className="quiet">
          The doctor gets a link by e-mail, which works for 30 days without a log-in.
        </p>
        {pending && isWaiting(entry) && (
          <p>
            {pending.doctor.name} has been asked on {writtenDay(pending.requestedAt)}. A new request
            ends that one.{' '}
            <button
              className="text-button"
              type="button"
              disabled={busy}
              onClick={() => void callOff(pending._id, pending.doctor.name)}
            >
              Cancel the request
            </button>
          </p>
        )}
        <DialogProblem message={problem} />
        <SubmitActions label="Send" busyLabel="Sending..." busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
