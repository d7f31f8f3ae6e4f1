import { type FormEvent, useState } from 'react'
import type { WrittenEnquiryInput } from '../../../shared/desk-input.ts'
import { limits } from '../../../shared/limits.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea, TextField } from '../../ui/text-field/text-field.tsx'
import { desk } from '../client/desk.ts'
import { ApiError } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'
import { DialogProblem } from '../dialog-parts/dialog-problem.tsx'
import { SubmitActions } from '../dialog-parts/submit-actions.tsx'
import { idempotencyKeys } from '../record-form/idempotency-key.ts'
import { SelectField } from '../record-form/select-field.tsx'
import { useDeskCall } from './use-desk-call.ts'

type CallDialogProps = { onWritten: (id: string) => void; onClose: () => void }

const channels = [
  { value: 'telephone', label: 'Telephone' },
  { value: 'visit', label: 'Visit' },
]
const heldByWords = 'Nothing is saved yet. “Cancel” discards what is written.'
const empty = { name: '', telephone: '', email: '', message: '' }

/** Writes down what a patient said on the telephone or at the front desk. */
export function CallDialog({ onWritten, onClose }: CallDialogProps) {
  const [fields, setFields] = useState(empty)
  const [channel, setChannel] = useState<WrittenEnquiryInput['channel']>('telephone')
  const [wrong, setWrong] = useState<{ field: string | undefined; message: string }>()
  const [keyOf] = useState(idempotencyKeys)
  const [isHeld, setIsHeld] = useState(false)
  const { busy, problem, run } = useDeskCall(leaveForLogin)

  /** Esc is pressed by accident while somebody writes what is said on the telephone. */
  function escape() {
    if (busy) return
    if (Object.values(fields).some((text) => text.trim() !== '')) setIsHeld(true)
    else onClose()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setWrong(undefined)
    setIsHeld(false)
    await run(async () => {
      const written = { ...fields, channel }
      try {
        onWritten((await desk.write(written, keyOf(written)))._id)
      } catch (error) {
        if (error instanceof ApiError && error.status === 400)
          setWrong({ field: error.field, message: error.message })
        throw error
      }
    })
  }

  const field = (name: keyof typeof empty) => ({
    value: fields[name],
    error: wrong?.field === name ? wrong.message : undefined,
    onChange: (event: { target: { value: string } }) =>
      setFields((before) => ({ ...before, [name]: event.target.value })),
  })
  return (
    <Dialog title="New call" onClose={escape}>
      <form className="desk-call" noValidate onSubmit={(event) => void submit(event)}>
        <TextField label="Name" maxLength={limits.enquiry.name} data-autofocus {...field('name')} />
        <TextField
          label="Telephone"
          type="tel"
          maxLength={limits.desk.telephone}
          {...field('telephone')}
        />
        <TextField label="Email" type="email" maxLength={limits.email} {...field('email')} />
        <SelectField
          label="How it came"
          name="channel"
          value={channel}
          onChange={(value) => setChannel(value === 'visit' ? 'visit' : 'telephone')}
          options={channels}
        />
        <TextArea
          label="What the patient said"
          rows={4}
          maxLength={limits.enquiry.message}
          {...field('message')}
        />
        <DialogProblem
          message={isHeld ? heldByWords : wrong?.field ? undefined : problem?.message}
        />
        <SubmitActions label="Save" busyLabel="Saving..." busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
