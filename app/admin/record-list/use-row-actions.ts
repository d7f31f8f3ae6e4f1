import { useEffect, useState } from 'react'
import { ApiError, sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'
import { useToast } from './list-toast.tsx'
import type { RecordListState } from './use-record-list.ts'

export type RowAction = {
  call: () => Promise<unknown>
  /** Shown for a few seconds afterwards. */
  done: string
  /** Shown if the call fails. */
  failure: string
  /** Whether the row leaves this list. */
  removes?: boolean
}

/** Actions on a list's rows: the question before a deletion, the call, the list afterwards. */
export function useRowActions<Item extends { _id: string }>(list: RecordListState<Item>) {
  const [asked, setAsked] = useState<Item>()
  const [told, tell, closeTold] = useToast()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())

  async function run({ _id }: Item, { call, done, failure, removes }: RowAction) {
    try {
      await call().catch(unlessAlreadyGone)
      if (removes) setGone((before) => new Set(before).add(_id))
      tell(done)
    } catch (error) {
      if (sessionEnded(error)) return leaveForLogin()
      alert(failure)
    }
    list.reload()
  }

  useEffect(() => {
    // The row whose menu had the focus is gone.
    if (asked || gone.size === 0 || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('#content h1')?.focus()
  }, [asked, gone])

  return {
    asked,
    ask: setAsked,
    close: () => setAsked(undefined),
    run,
    told,
    tell,
    closeTold,
    /** The list without the rows that have left it since it was loaded. */
    list: withoutThese(list, gone),
  }
}

function withoutThese<Item extends { _id: string }>(
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
