// This browser's log-in: a token that the API handed out, kept where every tab finds it.

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

/** Keeps what one may do for the moments in which the server has not said it yet. */
export function rememberRights(rights: readonly string[]): void {
  localStorage.setItem(rightsName, rights.join(' '))
}

/** Null where they are not known. */
export function rememberedRights(): string | null {
  return localStorage.getItem(rightsName)
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

const leaveEvent = 'leave-for-login'

/** Ends the session here as well; the panel, once it stands, goes to the log-in page. */
export function leaveForLogin(): void {
  endSession()
  dispatchEvent(new Event(leaveEvent))
}

/** Ends the session; the promise never settles, because the caller's page is about to close. */
export function leavingForLogin(): Promise<never> {
  leaveForLogin()
  return new Promise(() => {})
}

/** Calls when the panel is to be left, at once where its session has ended already. */
export function onLeaveForLogin(call: () => void): () => void {
  if (!storedToken()) call()
  addEventListener(leaveEvent, call)
  return () => removeEventListener(leaveEvent, call)
}

/** Calls when another tab of this browser has logged out. */
export function onRemovedElsewhere(call: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if ((key === tokenName || key === null) && newValue === null) call()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
