/** Keeps what was used last, up to so many bytes; one value that is too large a part is not kept. */
export function createBoundedStore<Value extends { readonly bytes: number }>(maxBytes: number) {
  const largest = maxBytes / 8
  const values = new Map<string, Value>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= values.get(key)?.bytes ?? 0
    values.delete(key)
  }

  return {
    get(key: string): Value | undefined {
      const value = values.get(key)
      if (value) {
        // A map lists its keys in the order in which they were set: the first was not used for longest.
        values.delete(key)
        values.set(key, value)
      }
      return value
    },

    set(key: string, value: Value): void {
      remove(key)
      if (value.bytes > largest) return
      values.set(key, value)
      bytes += value.bytes
      for (const oldest of values.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },

    delete: remove,
  }
}
