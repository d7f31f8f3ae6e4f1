// A tab's name tells the server whose changes are its own. It is kept with what is unsaved, so that a
// tab that comes back after a crash is the same one; a lock sees to it that no other tab bears it.

const lockOf = (tab: string) => `academy-tab-${tab}`

/** Takes a name until `release` ends; whether no other tab has it. Without locks no tab is known to live. */
export function claimTabName(tab: string, release: Promise<unknown>): Promise<boolean> {
  // Missing on insecure origins.
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
