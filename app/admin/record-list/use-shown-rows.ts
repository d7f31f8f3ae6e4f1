import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { foldText } from '../../../shared/letters.ts'

const rowsPerPage = 50
const addressDelayMs = 300

/**
 * The part of a long list that is shown: the rows that have all words of the filter, one page of
 * them at a time. The address remembers both, so that coming back finds the list as it was left.
 */
export function useShownRows<Row>(rows: Row[], textOf: (row: Row) => string) {
  const [params] = useSearchParams()
  const [filter, setFilter] = useState(params.get('filter') ?? '')
  const [wantedPage, setPage] = useState(Number(params.get('page')) || 1)
  const words = useDeferredValue(foldText(filter)).split(/\s+/)

  const texts = useMemo(() => rows.map((row) => foldText(textOf(row))), [rows, textOf])
  const matching = rows.filter((_row, index) => words.every((word) => texts[index]!.includes(word)))
  const pages = Math.max(1, Math.ceil(matching.length / rowsPerPage))
  const page = Math.min(Math.max(1, Math.floor(wantedPage)), pages)
  const first = (page - 1) * rowsPerPage

  useEffect(() => {
    const timer = setTimeout(() => remember(filter, page), addressDelayMs)
    return () => clearTimeout(timer)
  }, [filter, page])

  return {
    shown: matching.slice(first, first + rowsPerPage),
    total: matching.length,
    filter,
    setFilter(text: string) {
      setFilter(text)
      setPage(1)
    },
    ...{ page, pages, first, setPage },
  }
}

/**
 * Not by the router: it would take this for a navigation, which ends one that is just beginning, as
 * when somebody types a name and opens the row at once.
 */
function remember(filter: string, page: number): void {
  const address = new URL(location.href)
  set(address.searchParams, 'filter', filter.trim())
  set(address.searchParams, 'page', page > 1 ? String(page) : '')
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

function set(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value)
  else params.delete(name)
}
