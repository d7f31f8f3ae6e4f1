import { type FormEvent, useId, useState } from 'react'
import { type ReviewedPage, reviewLimits } from '../../../shared/review.ts'
import { interestsHint, periods, statement } from '../../components/review/signature-words.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/text-field/text-field.tsx'
import { ApiError } from '../client/request.ts'
import { reviews } from '../client/reviews.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import type { ReviewDialogProps } from './review-dialog.ts'
import { SelectField } from '../record-form/select-field.tsx'
import { useDialogCall } from '../dialog-parts/use-dialog-call.ts'

/** Signs a page as the logged-in doctor. The signature covers the text as it was when the dialog opened. */
export function SignDialog(props: ReviewDialogProps) {
  const { entry, onDone, onClose } = props
  const { sign, pages } = { ...reviews, ...props.calls }
  const { kind, id, title, path } = entry
  const [contentHash, setContentHash] = useState(entry.contentHash)
  const [months, setMonths] = useState('12')
  const [interests, setInterests] = useState(props.interests)
  const [confirmed, setConfirmed] = useState(false)
  const { busy, problem, run, errorOf } = useDialogCall(['months', 'interests', 'statement'])

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      const signature = {
        kind,
        id,
        contentHash,
        months: Number(months),
        interests,
        statement: confirmed,
      }
      await sign(signature).catch(readAgain)
      onDone(`You have signed “${title}”.`)
    })
  }

  /** After a 409, clears the statement, which was about the previous text, and loads the new hash. */
  async function readAgain(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.status === 409) {
      setConfirmed(false)
      const isThis = (page: ReviewedPage) => page.kind === kind && page.id === id
      const now = (await pages()).find(isThis)
      if (now) setContentHash(now.contentHash)
    }
    throw error
  }

  return (
    <Dialog title="Sign" onClose={() => busy || onClose()}>
      <form className="stack" noValidate onSubmit={submit}>
        <p>
          <a href={path} target="_blank" rel="noreferrer">
            Read “{title}”
          </a>
        </p>
        <SelectField
          label="Next review in"
          name="months"
          none="Choose a period"
          value={months}
          onChange={setMonths}
          options={periods}
          error={errorOf('months')}
        />
        <TextArea
          label="Interests to declare"
          hint={interestsHint}
          rows={2}
          maxLength={reviewLimits.interests}
          value={interests}
          onChange={(event) => setInterests(event.target.value)}
          error={errorOf('interests')}
        />
        <Statement checked={confirmed} onChange={setConfirmed} error={errorOf('statement')} />
        <DialogProblem message={problem} />
        <SubmitActions
          label="Sign this text"
          busyLabel="Signing..."
          busy={busy}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}

type StatementProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  error: string | undefined
}

function Statement({ checked, onChange, error }: StatementProps) {
  const id = useId()
  return (
    <div className="checkbox-field">
      <label>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {statement}
      </label>
      {error && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
