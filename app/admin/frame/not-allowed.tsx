import { Link } from 'react-router'
import { ScreenHead } from './screen-head.tsx'

/** Replaces a screen that the user's role may not open. */
export function NotAllowed() {
  return (
    <>
      <ScreenHead title="You may not open this page" />
      <div className="stack">
        <p>Your role does not include it. An owner can change that.</p>
        <p>
          <Link to="/admin">Back to the dashboard</Link>
        </p>
      </div>
    </>
  )
}
