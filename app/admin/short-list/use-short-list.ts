import { useCallback, useEffect, useState } from 'react'
import { sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'

export type ShortList<Item> = {
  /** Undefined until loaded. */
  items: Item[] | undefined
  failed: boolean
  reload: () => void
}

/** A list that the server sends whole. `load` must be the same function on every render. */
export function useShortList<Item>(load: () => Promise<Item[]>): ShortList<Item> {
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
