// A tab's name tells the server which changes are its own. It is stored with the unsaved fields, so that a
// tab is the same one again after a crash; a lock ensures that no other tab uses the name.

const lockOf = (tab: string) => `academy-tab-${tab}`

/** Claims a name until `release` ends. Returns whether no other tab had it; without locks, always true. */
export function claimTabName(tab: string, release: Promise<unknown>): Promise<boolean> {
  // Undefined on insecure origins, despite its type.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    const held = locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock && release
    })
    held.catch(() => resolve(false))
  })
}
