// Lets nobody to a screen of the admin panel without a log-in that the server knows.
import { Outlet, replace, type ShouldRevalidateFunctionArgs } from 'react-router'
import { api, sessionEnded } from './client/api.ts'
import { NeedsScripts } from './frame/needs-scripts.tsx'
import { ScreenProblem } from './frame/screen-problem.tsx'
import { ScreenSkeleton } from './frame/screen-skeleton.tsx'
import type { Session } from './frame/use-session.ts'
import { NotAllowed } from './frame/not-allowed.tsx'
import { useMayOpen } from './frame/screens.ts'
import { endSession, rememberRights, storedToken } from './client/session.ts'

export async function clientLoader(): Promise<Session> {
  if (!storedToken()) throw replace('/login')
  return loggedInAs()
}

/**
 * Asked once for each load of the page, and when somebody has changed the own account: every call of a
 * screen shows as well whether the log-in holds.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

/** Unknown while the server does not respond; the screens then say so themselves. */
async function loggedInAs(): Promise<Session> {
  try {
    const session = await api.session()
    rememberRights(session.rights)
    return session
  } catch (error) {
    if (!sessionEnded(error)) return {}
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

export default function LoggedIn() {
  return useMayOpen() ? <Outlet /> : <NotAllowed />
}

export function ErrorBoundary() {
  return <ScreenProblem />
}
