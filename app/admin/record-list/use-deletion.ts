import { useEffect, useState } from 'react'
import { ApiError, sessionEnded } from '../client/api.ts'
import { leaveForLogin } from '../client/session.ts'
import type { RecordListState } from './use-record-list.ts'

type Stored = { _id: string }

/** Deleting a record of a list: which one is asked about, the call, the list afterwards. */
export function useDeletion<Item extends Stored>(
  call: (item: Item) => Promise<unknown>,
  failure: string,
  list: RecordListState<Item>,
) {
  const [asked, setAsked] = useState<Item>()
  const [deleted, setDeleted] = useState<Item>()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())

  async function remove(item: Item) {
    try {
      await call(item).catch(unlessAlreadyGone)
      setGone((before) => new Set(before).add(item._id))
      setDeleted(item)
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      alert(failure)
    }
    list.reload()
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
    list: withoutThese(list, gone),
  }
}

function withoutThese<Item extends Stored>(
  list: RecordListState<Item>,
  gone: ReadonlySet<string>,
): RecordListState<Item> {
  const { loaded } = list
  if (!loaded) return list
  const items = loaded.items.filter(({ _id }) => !gone.has(_id))
  const total = loaded.total - (loaded.items.length - items.length)
  return { ...list, loaded: { ...loaded, items, total } }
}

function unlessAlreadyGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}
