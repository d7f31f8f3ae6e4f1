// What clients know of their own writes: what was acknowledged, and what may or may not have happened.

/** The version that a record has; undefined: there is none. */
export type Version = number | undefined

export type Ledger = ReturnType<typeof createLedger>

/** `number` names the record in all its texts. */
export function createLedger() {
  /** The versions that each record may have by now: one, where nothing is uncertain. */
  const possible = new Map<number, Version[]>()
  /** The highest version that was ever tried. */
  const highest = new Map<number, number>()
  let last = 0
  let acknowledged = 0
  let refused = 0
  let unanswered = 0

  return {
    next: () => (last += 1),
    acknowledged: () => acknowledged,
    refused: () => refused,
    unanswered: () => unanswered,
    entries: () => [...possible],
    highest: (number: number) => highest.get(number) ?? 0,

    /**
     * Notes what becomes of one write: `version` once it is acknowledged, what was before where it is
     * refused, one of both where no response comes. Returns whether it was acknowledged.
     */
    async note(number: number, version: Version, write: () => Promise<boolean>): Promise<boolean> {
      const before = possible.get(number) ?? [undefined]
      possible.set(number, [...before, version])
      if (version !== undefined) highest.set(number, version)
      let done: boolean
      try {
        done = await write()
      } catch {
        unanswered += 1
        return false
      }
      possible.set(number, done ? [version] : before)
      if (done) acknowledged += 1
      else refused += 1
      return done
    },
  }
}
