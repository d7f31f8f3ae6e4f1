/**
 * Snapshots of a state for `useSyncExternalStore`. Listeners are called only if something has changed, so
 * that a form does not render again at every keystroke.
 */
export function createSnapshots<State>(read: () => State) {
  const listeners = new Set<() => void>()
  let snapshot = read()
  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Reads the state again. */
    update() {
      const next = read()
      if (JSON.stringify(next, mapsAsLists) === JSON.stringify(snapshot, mapsAsLists)) return
      snapshot = next
      for (const listener of listeners) listener()
    },
  }
}

function mapsAsLists(_name: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value
}
