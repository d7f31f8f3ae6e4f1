// Lets nobody to a screen of the admin panel without a log-in that the server knows.
import { Outlet, replace } from 'react-router'
import { api, sessionEnded } from './client/api.ts'
import { NeedsScripts } from './frame/needs-scripts.tsx'
import { ScreenProblem } from './frame/screen-problem.tsx'
import { ScreenSkeleton } from './frame/screen-skeleton.tsx'
import type { Session } from './frame/use-session.ts'
import { endSession, storedToken } from './client/session.ts'

export async function clientLoader(): Promise<Session> {
  if (!storedToken()) throw replace('/login')
  return { email: await loggedInAs() }
}

/** Asked once for each load of the page: every call of a screen shows as well whether the log-in holds. */
export const shouldRevalidate = () => false

/** Unknown while the server does not respond; the screens then say so themselves. */
async function loggedInAs(): Promise<string | undefined> {
  try {
    const { email } = await api.session()
    return email
  } catch (error) {
    if (!sessionEnded(error)) return undefined
    endSession()
    throw replace('/login')
  }
}

/** What the server sends in the place of a screen. */
export function HydrateFallback() {
  return (
    <>
      <NeedsScripts />
      <ScreenSkeleton />
    </>
  )
}

export default Outlet

export function ErrorBoundary() {
  return <ScreenProblem />
}
