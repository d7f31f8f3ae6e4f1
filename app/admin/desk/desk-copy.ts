// What is being written at the desk, kept by this browser until the server has it. The tab's own words
// are written at once, so that even the last one survives a reload.

type DeskCopy = {
  text: string
  /** What the server had when the text was typed. */
  base: string
  /** When it was written, in milliseconds. */
  at: number
}

const prefix = 'desk:'
const keptMs = 30 * 24 * 60 * 60 * 1000

/** The copies of what one account writes about one enquiry. `account` is a hash of the address. */
export function deskCopy(kind: 'reply' | 'note', account: string, enquiryId: string) {
  const name = `${prefix}${kind}:${account}:${enquiryId}`
  return {
    read: (): DeskCopy | undefined => copyIn(name),
    /** Whether the browser has kept it. */
    write(text: string, base: string): boolean {
      try {
        localStorage.setItem(name, JSON.stringify({ text, base, at: Date.now() }))
        return true
      } catch {
        return false
      }
    },
    remove: () => localStorage.removeItem(name),
  }
}

/** Removes what nobody has come back to. */
export function removeOldCopies(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(prefix) && (copyIn(name)?.at ?? 0) < Date.now() - keptMs)
      localStorage.removeItem(name)
  }
}

function copyIn(name: string): DeskCopy | undefined {
  const stored = localStorage.getItem(name)
  return stored ? (JSON.parse(stored) as DeskCopy) : undefined
}
