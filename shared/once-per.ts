/** Computes something once for each object, for as long as the object exists. */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value) {
  const known = new WeakMap<Key, { value: Value }>()
  return (key: Key): Value => {
    const kept = known.get(key) ?? { value: compute(key) }
    known.set(key, kept)
    return kept.value
  }
}
