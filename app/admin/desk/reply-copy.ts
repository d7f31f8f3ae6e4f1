// A reply that is being written, kept by this browser until the server has it. The tab's own words are
// written at once, so that even the last one survives a reload.

type ReplyCopy = {
  text: string
  /** What the server had when the reply was typed. */
  base: string
  /** When it was written, in milliseconds. */
  at: number
}

const prefix = 'deskReply:'
const keptMs = 30 * 24 * 60 * 60 * 1000

/** The copies of one account's reply to one enquiry. `account` is a hash of the address. */
export function replyCopy(account: string, enquiryId: string) {
  const name = `${prefix}${account}:${enquiryId}`
  return {
    read: (): ReplyCopy | undefined => copyIn(name),
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
export function removeOldReplies(): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(prefix) && (copyIn(name)?.at ?? 0) < Date.now() - keptMs)
      localStorage.removeItem(name)
  }
}

function copyIn(name: string): ReplyCopy | undefined {
  const stored = localStorage.getItem(name)
  return stored ? (JSON.parse(stored) as ReplyCopy) : undefined
}
