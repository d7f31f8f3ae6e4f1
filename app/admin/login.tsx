import { replace, useNavigate } from 'react-router'
import type { Route } from './+types/login.ts'
import { browserPage } from '../route-helpers/page-handle.ts'
import { api } from './client/api.ts'
import { sessionEnded } from './client/request.ts'
import { adminMeta, adminStyleSheet, browserPageHeaders } from './browser-page.ts'
import { NeedsScripts } from './frame/needs-scripts.tsx'
import { LogInCard } from './log-in/log-in-card.tsx'
import { LogInForm } from './log-in/log-in-form.tsx'
import { endSession, sessionHasEnded, storedToken } from './client/session.ts'

export const handle = browserPage
export const links = () => adminStyleSheet
export const headers = () => browserPageHeaders
export const meta = () => adminMeta('Admin login')

/** Redirects logged-in users. Asks the server first, so that two pages never redirect to each other. */
export async function clientLoader() {
  if (storedToken() && (await tokenHolds())) throw replace('/admin')
  return { ended: sessionHasEnded() }
}

async function tokenHolds(): Promise<boolean> {
  try {
    await api.session()
    return true
  } catch (error) {
    if (!sessionEnded(error)) return true
    endSession()
    return false
  }
}

/** The shell that the server sends. */
export function HydrateFallback() {
  return (
    <LogInCard>
      <NeedsScripts />
      <div className="skeleton" aria-hidden="true">
        <span className="skeleton-line" />
        <span className="skeleton-line" />
      </div>
    </LogInCard>
  )
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <LogInCard>
      {loaderData.ended && <p className="quiet">Your session has ended. Please log in again.</p>}
      <LogInForm
        onLoggedIn={() => {
          alert('Login successful!')
          void navigate('/admin', { replace: true })
        }}
      />
    </LogInCard>
  )
}
