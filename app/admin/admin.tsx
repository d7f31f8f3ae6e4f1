// Around every screen of the admin panel: lets nobody in without a log-in that the server knows.
import { useEffect, useRef } from 'react'
import { Outlet, replace, useLocation } from 'react-router'
import type { Route } from './+types/admin.ts'
import { browserPage } from '../page-handle.ts'
import { api, sessionEnded } from './api.ts'
import { adminMeta, adminStyleSheet, browserPageHeaders } from './browser-page.ts'
import { AdminFrame } from './frame/admin-frame.tsx'
import { NeedsScripts } from './frame/needs-scripts.tsx'
import { ScreenProblem } from './frame/screen-problem.tsx'
import { ScreenSkeleton } from './frame/screen-skeleton.tsx'
import { SessionEmailContext } from './frame/session-email.ts'
import { UnsavedChangesProvider } from './frame/unsaved-changes.tsx'
import { useLogout } from './frame/use-logout.ts'
import { endSession, storedToken } from './session.ts'

export const handle = browserPage
export const links = () => adminStyleSheet
export const headers = () => browserPageHeaders
export const meta = () => adminMeta('Admin')

export async function clientLoader() {
  if (!storedToken()) throw replace('/login')
  return { email: await loggedInAs() }
}

/** Asked once for each load of the page: every call of a screen shows as well whether the log-in holds. */
export const shouldRevalidate = () => false

/** Unknown while the server gives no answer; the screens then say so themselves. */
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

/** The shell that the server sends. */
export function HydrateFallback() {
  return (
    <AdminFrame>
      <NeedsScripts />
      <ScreenSkeleton />
    </AdminFrame>
  )
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  return (
    <UnsavedChangesProvider>
      <SessionEmailContext value={loaderData.email}>
        <Screens email={loaderData.email} />
      </SessionEmailContext>
    </UnsavedChangesProvider>
  )
}

function Screens({ email }: { email: string | undefined }) {
  const { leaving, logout, logoutEverywhere } = useLogout()
  useFocusOnNewScreen()
  if (leaving) return null
  return (
    <AdminFrame email={email} onLogout={logout} onLogoutEverywhere={logoutEverywhere}>
      <Outlet />
    </AdminFrame>
  )
}

/** After a change of screen, screen readers and the keyboard go on at its name. */
function useFocusOnNewScreen() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('#content h1')?.focus()
  }, [pathname])
}

export function ErrorBoundary() {
  return (
    <AdminFrame>
      <ScreenProblem />
    </AdminFrame>
  )
}
