// This browser's log-in: a token from the API, stored where every tab finds it.

const tokenName = 'authToken'
const endedName = 'sessionEnded'
const rightsName = 'rights'

export function storedToken(): string | null {
  return localStorage.getItem(tokenName)
}

export function storeToken(token: string): void {
  localStorage.setItem(tokenName, token)
  sessionStorage.removeItem(endedName)
}

export function removeToken(): void {
  localStorage.removeItem(tokenName)
  localStorage.removeItem(rightsName)
}

/** Remembers the user's rights until the server reports them again. */
export function rememberRights(rights: readonly string[]): void {
  localStorage.setItem(rightsName, rights.join(' '))
}

/** Null if unknown. */
export function rememberedRights(): string | null {
  return localStorage.getItem(rightsName)
}

/** Forgets a token that the server no longer accepts; the log-in page then says why it opened. */
export function endSession(): void {
  removeToken()
  sessionStorage.setItem(endedName, 'true')
}

/** Whether a session ended by itself in this tab since the last log-in. */
export function sessionHasEnded(): boolean {
  return sessionStorage.getItem(endedName) !== null
}

const leaveEvent = 'leave-for-login'

/** Ends the session in this browser; the panel, once rendered, opens the log-in page. */
export function leaveForLogin(): void {
  endSession()
  dispatchEvent(new Event(leaveEvent))
}

/** Ends the session; the promise never settles, because the caller's page is about to close. */
export function leavingForLogin(): Promise<never> {
  leaveForLogin()
  return new Promise(() => {})
}

/** Runs `call` when the user must leave the panel, or at once if the session has already ended. */
export function onLeaveForLogin(call: () => void): () => void {
  if (!storedToken()) call()
  addEventListener(leaveEvent, call)
  return () => removeEventListener(leaveEvent, call)
}

/** Runs `call` when another tab of this browser logs out. */
export function onRemovedElsewhere(call: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if ((key === tokenName || key === null) && newValue === null) call()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
