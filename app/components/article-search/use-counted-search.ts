import { useEffect, useRef } from 'react'
import { limits } from '../../../shared/limits.ts'
import { countSearch } from '../search-form/count-search.ts'

/**
 * Counts the searches with which the reader stays, each once. The one with which the page was opened has
 * been counted by the server.
 */
export function useCountedSearch(onArrival: string) {
  const counted = useRef(onArrival)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const goOn = () => clearTimeout(timer.current)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => goOn, [])

  function stay(query: string) {
    goOn()
    if (query === counted.current) return
    counted.current = query
    countSearch(query)
  }

  return {
    /** To be called when the reader has pressed Enter or opened a result. */
    stay,
    /** To be called when the reader pauses: after three seconds the search counts. */
    rest(query: string) {
      goOn()
      timer.current = setTimeout(() => stay(query), limits.searches.restMs)
    },
    /** To be called when the reader types on. */
    goOn,
  }
}
