import { useEffect, useRef, useState } from 'react'
import type { SortOrder } from '../../../shared/blog.ts'
import { limits } from '../../../shared/limits.ts'
import { loadIsland, TooBusyError } from '../../ui/island/load-island.ts'
import { articlesAddress } from './articles-address.ts'
import type { FoundArticlesProps } from './found-articles-props.ts'
import { useCountedSearch } from './use-counted-search.ts'

/**
 * Searches as the reader types. The fields keep the typed text, the address follows them, and the list is
 * that of the page at this address.
 */
export function useArticleSearch(onArrival: FoundArticlesProps) {
  const [found, setFound] = useState(onArrival)
  const [state, setState] = useState<'ready' | 'loading' | 'failed' | 'too busy'>('ready')
  const asked = useRef(articlesAddress({ query: onArrival.query, sort: onArrival.sort }))
  const underWay = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { stay, rest, goOn } = useCountedSearch(onArrival.query)

  async function load(address: string, { query, sort }: Asked) {
    underWay.current?.abort()
    const controller = new AbortController()
    underWay.current = controller
    setState('loading')
    try {
      const { props, title } = await loadIsland(address, 'found-articles', controller.signal)
      setFound(props as FoundArticlesProps)
      setState('ready')
      document.title = title
    } catch (error) {
      if (controller.signal.aborted) return
      reportError(error)
      setFound(({ answer: _answer, also: _also, ...before }) => ({
        ...before,
        ...nothing,
        query,
        sort,
      }))
      setState(error instanceof TooBusyError ? 'too busy' : 'failed')
    }
  }

  function ask({ again = false } = {}) {
    clearTimeout(timer.current)
    const inFields = readFields()
    if (again) stay(inFields.query)
    else rest(inFields.query)
    const address = articlesAddress(inFields)
    if (address === asked.current && !again) return
    asked.current = address
    history.replaceState(history.state, '', address)
    void load(address, inFields)
  }

  useEffect(() => {
    ask() // for input from before the scripts ran
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return {
    found,
    loading: state === 'loading',
    failure: state === 'failed' || state === 'too busy' ? state : undefined,
    ask,
    /** Counts the search: a result has been opened. */
    open: () => stay(found.query),
    askSoon() {
      goOn()
      clearTimeout(timer.current)
      timer.current = setTimeout(ask, limits.searchDebounceMs)
    },
  }
}

const nothing = {
  cut: false,
  page: 1,
  pages: 1,
  total: 0,
  articles: [],
  conditions: [],
  doctors: [],
}

type Asked = { query: string; sort: SortOrder | '' }

function readFields(): Asked {
  const { value: query } = document.querySelector<HTMLInputElement>('#article-query')!
  const { value: sort } = document.querySelector<HTMLSelectElement>('#article-sort')!
  return { query: query.trim(), sort: sort as SortOrder | '' }
}
