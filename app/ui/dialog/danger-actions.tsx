import { DialogActions } from './dialog.tsx'

type DangerActionsProps = {
  /** Label of the button that goes back, which has the focus at first. */
  cancel?: string
  confirm: string
  /** Both buttons do nothing, but keep the focus. */
  busy?: boolean
  /** Whether everything that the user should know first has loaded. */
  ready?: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** The buttons of a dialog that asks before something is lost. */
export function DangerActions(props: DangerActionsProps) {
  const { cancel = 'Cancel', confirm, busy = false, ready = true, onCancel, onConfirm } = props
  return (
    <DialogActions>
      <button
        className="button quiet-button"
        type="button"
        data-autofocus
        aria-disabled={busy}
        onClick={() => busy || onCancel()}
      >
        {cancel}
      </button>
      <button
        className="button dangerous-button"
        type="button"
        aria-disabled={busy}
        disabled={!ready}
        onClick={() => busy || onConfirm()}
      >
        {confirm}
      </button>
    </DialogActions>
  )
}
