import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError, sessionEnded } from '../api.ts'
import { leaveForLogin } from '../session.ts'
import type { LoadedList } from './load-list.ts'

type Stored = { _id: string }

/** Deleting a record of a list: which one is asked about, the call, the list afterwards. */
export function useDeletion<Item extends Stored>(
  call: (item: Item) => Promise<unknown>,
  failure: string,
) {
  const [asked, setAsked] = useState<Item>()
  const [deleted, setDeleted] = useState<Item>()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const { revalidate } = useRevalidator()

  async function remove(item: Item) {
    try {
      await call(item).catch(unlessAlreadyGone)
      setGone((before) => new Set(before).add(item._id))
      setDeleted(item)
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      alert(failure)
    }
    void revalidate()
  }

  useEffect(() => {
    // The row whose menu had the focus is no more.
    if (asked || gone.size === 0 || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('#content h1')?.focus()
  }, [asked, gone])

  return {
    ...{ asked, ask: setAsked, close: () => setAsked(undefined), remove },
    /** The record that was deleted last. */
    deleted,
    /** The list without what has been deleted since it was loaded. */
    without: (list: LoadedList<Item>): LoadedList<Item> => {
      const items = list.items.filter(({ _id }) => !gone.has(_id))
      return { ...list, items, total: list.total - (list.items.length - items.length) }
    },
  }
}

function unlessAlreadyGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
