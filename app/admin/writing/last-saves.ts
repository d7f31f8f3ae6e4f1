/** What forms that have been left in this page still save, by draft. */
const lastSaves = new Map<string, Promise<unknown>>()
const longestMs = 3000

export function noteLastSave(key: string, save: Promise<unknown>): void {
  const done = save.finally(() => {
    if (lastSaves.get(key) === done) lastSaves.delete(key)
  })
  lastSaves.set(key, done)
}

/** Resolves when the form that had the draft before has saved it. After a few seconds its copy on this device has to do. */
export async function lastSaveDone(key: string): Promise<void> {
  const save = lastSaves.get(key)
  if (save) await Promise.race([save, new Promise((resolve) => setTimeout(resolve, longestMs))])
}
