type Entry<Value> = { value: Value; used: boolean }

/**
 * Keeps what is used, up to so many bytes; one value that is too large a part is not kept. What has
 * been used since room was last needed gets a second chance, which costs a reader less than an exact
 * order of use would.
 */
export function createBoundedStore<Value extends { readonly bytes: number }>(maxBytes: number) {
  const largest = maxBytes / 8
  const entries = new Map<string, Entry<Value>>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= entries.get(key)?.value.bytes ?? 0
    entries.delete(key)
  }

  /** A map lists its keys in the order in which they were set, those set again while it is read at the end. */
  function makeRoom(needed: number): void {
    for (const [key, entry] of entries) {
      if (bytes + needed <= maxBytes) return
      if (entry.used) {
        entry.used = false
        entries.delete(key)
        entries.set(key, entry)
      } else remove(key)
    }
  }

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      entry.used = true
      return entry.value
    },

    set(key: string, value: Value): void {
      remove(key)
      if (value.bytes > largest) return
      makeRoom(value.bytes)
      entries.set(key, { value, used: false })
      bytes += value.bytes
    },

    delete: remove,

    size: () => ({ entries: entries.size, bytes }),
  }
}
