import { useEffect, useRef } from 'react'
import { DialogActions } from '../../ui/dialog/dialog.tsx'

type SubmitActionsProps = {
  /** Label of the button that submits the dialog's form, and the same while its call is under way. */
  label: string
  busyLabel: string
  busy: boolean
  /** Whether something that the form needs is still missing. */
  incomplete?: boolean
  dangerous?: boolean
  onClose: () => void
}

/**
 * The buttons of a dialog whose form makes a call. They keep the focus while it is under way; if a field is refused,
 * that field gets it.
 */
export function SubmitActions(props: SubmitActionsProps) {
  const { label, busyLabel, busy, incomplete = false, dangerous = false, onClose } = props
  const submit = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)

  useEffect(() => {
    if (wasBusy.current && !busy)
      submit.current?.form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    wasBusy.current = busy
  }, [busy])

  return (
    <DialogActions>
      <button
        className="button quiet-button"
        type="button"
        aria-disabled={busy}
        onClick={() => busy || onClose()}
      >
        Cancel
      </button>
      <button
        className={dangerous ? 'button dangerous-button' : 'button'}
        ref={submit}
        type="submit"
        aria-disabled={busy}
        disabled={incomplete}
        // Enter in a field presses it, too.
        onClick={(event) => busy && event.preventDefault()}
      >
        {busy ? busyLabel : label}
      </button>
    </DialogActions>
  )
}
