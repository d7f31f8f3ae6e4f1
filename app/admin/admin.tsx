// The frame of every admin screen. It renders while the log-in is checked and stays when the screen
// arrives, so that a menu opened or a link focused early stays as it is.
import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { browserPage } from '../route-helpers/page-handle.ts'
import { adminMeta, adminStyleSheet, browserPageHeaders } from './browser-page.ts'
import { AdminFrame } from './frame/admin-frame.tsx'
import { UnsavedChangesProvider } from './frame/unsaved-changes.tsx'
import { useWarningCount } from './operation/use-warning-count.ts'
import { useLogout } from './frame/use-logout.ts'
import { useSession } from './frame/use-session.ts'

export const handle = browserPage
export const links = () => adminStyleSheet
export const headers = () => browserPageHeaders
export const meta = () => adminMeta('Admin')

export default function Admin() {
  return (
    <UnsavedChangesProvider>
      <Screens />
    </UnsavedChangesProvider>
  )
}

function Screens() {
  const session = useSession()
  const { leaving, logout, logoutEverywhere } = useLogout(session !== undefined)
  const warnings = useWarningCount(session?.rights !== undefined)
  useFocusOnNewScreen()
  if (leaving) return null
  return (
    <AdminFrame
      warnings={warnings}
      {...(session && {
        name: session.name,
        onLogout: logout,
        onLogoutEverywhere: logoutEverywhere,
      })}
    >
      <Outlet />
    </AdminFrame>
  )
}

/** Moves the focus to the new screen's heading after navigation. */
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
