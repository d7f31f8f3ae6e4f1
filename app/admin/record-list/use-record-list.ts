import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { limits } from '../../../shared/limits.ts'
import { type ListChoices, type ListPage, type ListPart, sessionEnded } from '../client/request.ts'
import { leaveForLogin } from '../client/session.ts'

const rowsPerPage = 50
const addressDelayMs = 300

export type RecordListState<Item> = {
  /** The page that was loaded last. */
  loaded: (ListPage<Item> & { part: ListPart }) | undefined
  loading: boolean
  /** Whether the last call failed; stays true until one succeeds. */
  failed: boolean
  filter: string
  setFilter: (text: string) => void
  /** Filters and order besides the words. */
  choices: ListChoices
  choose: (name: string, value: string) => void
  page: number
  pages: number
  setPage: (page: number) => void
  reload: () => void
}

/**
 * One page of a list, which the server filters. The last page stays visible until the next one is
 * loaded. The address holds filters, order and page, so that coming back restores the list. `load` and
 * `choiceNames` must be the same on every render.
 */
export function useRecordList<Item>(
  load: (part: ListPart) => Promise<ListPage<Item>>,
  choiceNames: readonly string[] = [],
): RecordListState<Item> {
  const { key } = useLocation()
  const [params] = useSearchParams()
  const [filter, setFilter] = useState(params.get('filter') ?? '')
  const [page, setPage] = useState(() => pageIn(params))
  const [choices, setChoices] = useState<ListChoices>(() => choicesIn(params, choiceNames))
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<RecordListState<Item>['loaded']>()
  const [settled, setSettled] = useState('')
  const [failed, setFailed] = useState(false)
  const delayMs = useRef(0)
  const query = filter.trim()
  const call = JSON.stringify([query, page, choices, attempt, key])

  useEffect(() => {
    let current = true
    async function show() {
      const part = { query, page, limit: rowsPerPage, choices }
      try {
        const list = await load(part)
        if (!current) return
        const pages = pagesOf(list)
        // Rows were deleted, or the address names a page that never existed.
        if (page > pages) return setPage(pages)
        setLoaded({ ...list, part })
        setFailed(false)
      } catch (error) {
        if (!current) return
        if (sessionEnded(error)) return leaveForLogin()
        setFailed(true)
      }
      setSettled(call)
    }
    const typing = delayMs.current > 0
    const timer = typing ? setTimeout(() => void show(), delayMs.current) : undefined
    if (!typing) void show()
    delayMs.current = 0
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [load, query, page, choices, call])

  useEffect(() => {
    const timer = setTimeout(() => remember(query, page, choices), addressDelayMs)
    return () => clearTimeout(timer)
  }, [query, page, choices])

  return {
    loaded,
    failed,
    filter,
    choices,
    page,
    setPage,
    loading: settled !== call,
    pages: loaded ? pagesOf(loaded) : 1,
    setFilter(text: string) {
      delayMs.current = limits.suggestions.debounceMs
      setFilter(text)
      setPage(1)
    },
    choose(name: string, value: string) {
      setChoices((before) => ({ ...before, [name]: value }))
      setPage(1)
    },
    reload: () => setAttempt((before) => before + 1),
  }
}

function pagesOf({ total }: { total: number }): number {
  return Math.max(1, Math.ceil(total / rowsPerPage))
}

const lastPage = 999_999

function pageIn(params: URLSearchParams): number {
  return Math.min(lastPage, Math.max(1, Math.floor(Number(params.get('page'))) || 1))
}

/**
 * Bypasses the router, which would take this for a navigation and cancel one that is just beginning, for
 * example when somebody types a name and opens the row at once.
 */
function remember(filter: string, page: number, choices: ListChoices): void {
  const address = new URL(location.href)
  set(address.searchParams, 'filter', filter)
  set(address.searchParams, 'page', page > 1 ? String(page) : '')
  for (const [name, value] of Object.entries(choices)) set(address.searchParams, name, value)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

function choicesIn(params: URLSearchParams, names: readonly string[]): ListChoices {
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']))
}

function set(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value)
  else params.delete(name)
}
