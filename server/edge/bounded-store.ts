type Entry<Value> = { value: Value; used: boolean }

/**
 * A cache bounded by bytes; a value that is too large a part of it is not stored. Eviction gives
 * recently used entries a second chance, which is cheaper per read than strict LRU order.
 */
export function createBoundedStore<Value extends { readonly bytes: number }>(maxBytes: number) {
  const largest = maxBytes / 8
  const entries = new Map<string, Entry<Value>>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= entries.get(key)?.value.bytes ?? 0
    entries.delete(key)
  }

  /** A Map iterates in insertion order; keys set again during iteration come last. */
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
