// Guards the admin screens: they need a log-in that the server knows.
import { Outlet, replace, type ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from './client/api.ts'
import { sessionEnded } from './client/request.ts'
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
 * Loads the session once per page load, and again when the user has changed their account. No more is
 * needed, because every call of a screen also shows whether the log-in is valid.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href

/** Empty while the server does not respond; the screens then report that themselves. */
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

/** What the server sends in place of a screen. */
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
