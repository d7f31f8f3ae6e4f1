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

/** The buttons of a dialog whose form makes a call. */
export function SubmitActions(props: SubmitActionsProps) {
  const { label, busyLabel, busy, incomplete = false, dangerous = false, onClose } = props
  return (
    <DialogActions>
      <button className="button quiet-button" type="button" disabled={busy} onClick={onClose}>
        Cancel
      </button>
      <button
        className={dangerous ? 'button dangerous-button' : 'button'}
        type="submit"
        disabled={busy || incomplete}
      >
        {busy ? busyLabel : label}
      </button>
    </DialogActions>
  )
}
