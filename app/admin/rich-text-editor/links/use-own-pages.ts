import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../../shared/limits.ts'
import type { Suggestion } from '../../../../shared/suggestion.ts'
import { call } from '../../client/request.ts'
import { linkAddress } from './link-address.ts'

const { shortest, debounceMs } = limits.suggestions

/** Pages of this site whose titles match the query; none if it is an address. */
export function useOwnPages() {
  const [pages, setPages] = useState<Suggestion[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef('')

  useEffect(() => () => clearTimeout(timer.current), [])

  async function ask(query: string) {
    const params = new URLSearchParams({ query })
    const found = await call<Suggestion[]>('GET', `/user/v1/suggestions?${params}`).catch(() => [])
    if (asked.current === query) setPages(found)
  }

  return {
    pages,

    search(typed: string) {
      clearTimeout(timer.current)
      const query = typed.trim().slice(0, limits.searchText)
      asked.current = query
      if (query.length < shortest || linkAddress(query)) setPages([])
      else timer.current = setTimeout(() => void ask(query), debounceMs)
    },
  }
}
