import { api, sessionEnded } from '../client/api.ts'
import { leaveForLogin, removeToken } from '../client/session.ts'

/** Ends all sessions of whoever is logged in. Says that it is done only when it is: who asks for it fears that somebody else is in. */
export async function endEverywhere(onEnded = () => {}): Promise<void> {
  try {
    await api.logOutEverywhere()
  } catch (error) {
    if (sessionEnded(error)) return leaveForLogin()
    alert('Failed to log out everywhere. Please try again.')
    return
  }
  onEnded()
  removeToken()
  location.assign('/')
}
