// Unsent text of the desk and the newsletter, kept in this browser until the server has it. It is written
// synchronously, so that even the last keystroke survives a reload.

type DeskCopy = {
  text: string
  /** The server's text when this one was typed. */
  base: string
  /** When it was written, in milliseconds. */
  at: number
}

const prefix = 'desk:'
const keptMs = 30 * 24 * 60 * 60 * 1000

/** Copies of what one account writes about one record. `account` is a hash of the e-mail address. */
export function deskCopy(kind: 'reply' | 'note' | 'issue', account: string, id: string) {
  const name = `${prefix}${kind}:${account}:${id}`
  return {
    read: (): DeskCopy | undefined => copyIn(name),
    /** Returns whether the browser stored it. */
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

/** Removes copies that nobody has come back to. */
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
