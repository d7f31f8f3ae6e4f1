import { useState } from 'react'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { AdminIcon } from './admin-icon.tsx'

type LogOutEverywhereProps = {
  /** Missing until a user is known to be logged in. */
  onLogout?: (() => void) | undefined
  className?: string
}

/** For users who lost a phone, or were mailed that somebody else has logged in. */
export function LogOutEverywhere({ onLogout, className }: LogOutEverywhereProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)

  return (
    <>
      <button
        className={className}
        type="button"
        disabled={!onLogout}
        onClick={() => setAsking(true)}
      >
        <AdminIcon name="shield" />
        Log out everywhere
      </button>
      {asking && (
        <Dialog title="Log out everywhere?" onClose={close}>
          <p>You will be logged out in every browser, including this one.</p>
          <DialogActions>
            <button className="button quiet-button" type="button" data-autofocus onClick={close}>
              Cancel
            </button>
            <button
              className="button"
              type="button"
              onClick={() => {
                close()
                onLogout?.()
              }}
            >
              Log out everywhere
            </button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
