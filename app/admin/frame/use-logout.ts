import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../client/api.ts'
import {
  leaveForLogin,
  onLeaveForLogin,
  onRemovedElsewhere,
  removeToken,
  storedToken,
} from '../client/session.ts'
import { endEverywhere } from './end-everywhere.ts'
import { useUnsavedChanges } from './unsaved-changes.tsx'

/** How long leaving waits for the server to end the session. */
const longestWaitMs = 3000

/**
 * Logs out. The token is deleted at once, even if the server can't be reached. Nothing is shown while
 * leaving, or when the browser brings back a screen of an ended session. Until somebody is logged in,
 * there is no ended session for the log-in page to report.
 */
export function useLogout(loggedIn: boolean) {
  const { leave, isWriting } = useUnsavedChanges()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    if (!loggedIn) return
    return onLeaveForLogin(() => void navigate('/login', { replace: true }))
  }, [loggedIn, navigate])

  useEffect(() => {
    if (!loggedIn) return
    const leaveIfEnded = () => {
      if (storedToken() || isWriting()) return
      leaveForLogin()
    }
    addEventListener('pageshow', leaveIfEnded)
    const stopListening = onRemovedElsewhere(leaveIfEnded)
    return () => {
      removeEventListener('pageshow', leaveIfEnded)
      stopListening()
    }
  }, [loggedIn, isWriting])

  async function end() {
    setLeaving(true)
    const told = api.logOut().catch(() => undefined)
    removeToken()
    await Promise.race([told, new Promise((done) => setTimeout(done, longestWaitMs))])
    location.assign('/')
  }

  return {
    leaving,
    logout: () => void leave(() => void end()),
    logoutEverywhere: () => void leave(() => void endEverywhere(() => setLeaving(true))),
  }
}
