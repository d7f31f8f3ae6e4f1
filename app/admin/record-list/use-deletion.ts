import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, sessionEnded } from '../api.ts'
import { leaveForLogin } from '../session.ts'

/** Deleting a record of a list: which one is asked about, the call, the list afterwards. */
export function useDeletion<Item>(call: (item: Item) => Promise<unknown>, failure: string) {
  const [asked, setAsked] = useState<Item>()
  const { revalidate } = useRevalidator()

  async function remove(item: Item) {
    try {
      await call(item)
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      if (!alreadyGone(error)) alert(failure)
    }
    await revalidate()
  }

  return { asked, ask: setAsked, close: () => setAsked(undefined), remove }
}

function alreadyGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
