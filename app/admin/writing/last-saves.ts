/** Saves still running for forms that were left within this page, by draft key. */
const lastSaves = new Map<string, Promise<unknown>>()
const longestMs = 3000

export function noteLastSave(key: string, save: Promise<unknown>): void {
  const done = save.finally(() => {
    if (lastSaves.get(key) === done) lastSaves.delete(key)
  })
  lastSaves.set(key, done)
}

/** Waits until the previous form of this draft has saved it; after a few seconds the device copy has to do. */
export async function lastSaveDone(key: string): Promise<void> {
  const save = lastSaves.get(key)
  if (save) await Promise.race([save, new Promise((resolve) => setTimeout(resolve, longestMs))])
}
