import { useCallback, useEffect, useState } from 'react'
import { sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'

export type OwnList<Item> = {
  /** Undefined until loaded. */
  items: Item[] | undefined
  failed: boolean
  reload: () => void
}

/** A short list of the user's own account. `load` must be the same function on every render. */
export function useOwnList<Item>(load: () => Promise<Item[]>): OwnList<Item> {
  const [items, setItems] = useState<Item[]>()
  const [failed, setFailed] = useState(false)

  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    async function show() {
      try {
        setItems(await load())
        setFailed(false)
      } catch (error) {
        if (sessionEnded(error)) return leaveForLogin()
        setFailed(true)
      }
    }
    if (attempt > 0) void show()
  }, [load, attempt])

  return { items, failed, reload: useCallback(() => setAttempt((before) => before + 1), []) }
}
