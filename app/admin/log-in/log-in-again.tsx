import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { useSession } from '../frame/use-session.ts'
import { LogInForm } from './log-in-form.tsx'

type LogInAgainProps = {
  message: string
  /** What happens after logging in. */
  advice?: string
  onLoggedIn: () => void
  onClose: () => void
}

const textStays = 'Your text is still here. It will be saved as soon as you log in.'

/** Logs in again over a form whose session has ended, so that nothing typed is lost. */
export function LogInAgain(props: LogInAgainProps) {
  const { message, advice = textStays, onLoggedIn, onClose } = props
  return (
    <Dialog title="Log in again" onClose={onClose}>
      <div className="stack">
        <p>{message}</p>
        <p>{advice}</p>
        <LogInForm email={useSession()?.email} onLoggedIn={onLoggedIn} />
      </div>
      <DialogActions>
        <button className="button quiet-button" type="button" onClick={onClose}>
          Not now
        </button>
      </DialogActions>
    </Dialog>
  )
}
