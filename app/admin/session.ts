// This browser's log-in: a token that the API handed out, kept where every tab finds it.

const tokenName = 'authToken'
const endedName = 'sessionEnded'

export function storedToken(): string | null {
  return localStorage.getItem(tokenName)
}

export function storeToken(token: string): void {
  localStorage.setItem(tokenName, token)
  sessionStorage.removeItem(endedName)
}

export function removeToken(): void {
  localStorage.removeItem(tokenName)
}

/** Forgets a token that the server no longer takes; the log-in page says why it came up. */
export function endSession(): void {
  removeToken()
  sessionStorage.setItem(endedName, 'true')
}

/** Whether a session ended by itself in this tab since the last log-in. */
export function sessionHasEnded(): boolean {
  return sessionStorage.getItem(endedName) !== null
}

let leaving = false

/** A full load, so that nothing of what the screens held stays in memory; one, whoever asks for it. */
export function leaveForLogin(): void {
  if (leaving) return
  leaving = true
  endSession()
  location.replace('/login')
}

/** For calls that have nothing to answer any more. */
export function leavingForLogin(): Promise<never> {
  leaveForLogin()
  return new Promise(() => {})
}

/** Calls when another tab of this browser has logged out. */
export function onRemovedElsewhere(call: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if ((key === tokenName || key === null) && newValue === null) call()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
