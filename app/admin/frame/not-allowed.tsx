import { Link } from 'react-router'
import { ScreenHead } from './screen-head.tsx'

/** In the place of a screen that the role of whoever is logged in does not open. */
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
