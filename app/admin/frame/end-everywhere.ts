import { api } from '../client/api.ts'
import { sessionEnded } from '../client/request.ts'
import { leaveForLogin, removeToken } from '../client/session.ts'

/** Ends all the user's sessions. Reports success only when done: the user may fear an intruder. */
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
