import { useEffect, useState } from 'react'
import { type ListPage, sessionEnded } from '../api.ts'
import { leaveForLogin } from '../session.ts'
import type { LoadedList } from './load-list.ts'

/**
 * A long list, page by page: what is there is shown while the rest is on its way. When the list is
 * loaded once more, the old one stands until the new one has as many rows.
 */
export function useAllPages<Item extends { _id: string }>(
  first: LoadedList<Item>,
  loadPage: (page: number) => Promise<ListPage<Item>>,
): LoadedList<Item> {
  const [shown, setShown] = useState(first)

  useEffect(() => {
    const left = new AbortController()
    async function loadAll() {
      let list = first
      for (let page = 2; !left.signal.aborted; page += 1) {
        const end = list.failed || list.items.length >= list.total
        const next = list
        setShown((old) => (end || next.items.length >= old.items.length ? next : old))
        if (end) return
        // One after the other: the server has other people to serve.
        // oxlint-disable-next-line no-await-in-loop
        list = await withPage(list, loadPage(page))
      }
    }
    void loadAll()
    return () => left.abort()
  }, [first, loadPage])

  return shown
}

async function withPage<Item extends { _id: string }>(
  list: LoadedList<Item>,
  call: Promise<ListPage<Item>>,
): Promise<LoadedList<Item>> {
  try {
    const { items, total } = await call
    const known = new Set(list.items.map(({ _id }) => _id))
    const all = [...list.items, ...items.filter(({ _id }) => !known.has(_id))]
    // A page without anything new is the last one, whatever was counted in the meantime.
    return { items: all, total: all.length > list.items.length ? total : all.length, failed: false }
  } catch (error) {
    if (sessionEnded(error)) leaveForLogin()
    return { ...list, failed: true }
  }
}
