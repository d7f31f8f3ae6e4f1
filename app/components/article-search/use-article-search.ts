import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { SortOrder } from '../../../shared/blog.ts'
import { limits } from '../../../shared/limits.ts'
import { articlesAddress } from './articles-address.ts'

/**
 * Searches while one types. The fields keep what the reader typed; the address follows them, and
 * they follow the address only when it changed in another way (back, forward).
 */
export function useArticleSearch(query: string, sort: SortOrder | '') {
  const navigate = useNavigate()
  const asked = useRef(articlesAddress({ query, sort }))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function ask({ again = false } = {}) {
    clearTimeout(timer.current)
    const { queryField, sortField } = fields()
    const address = articlesAddress({
      query: queryField.value.trim(),
      sort: sortField.value as SortOrder | '',
    })
    if (address === asked.current && !again) return
    asked.current = address
    void navigate(address, { replace: true, preventScrollReset: true })
  }

  useEffect(() => {
    ask() // for what was typed or chosen before the scripts ran
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  useEffect(() => {
    const address = articlesAddress({ query, sort })
    if (address === asked.current) return
    asked.current = address
    const { queryField, sortField } = fields()
    queryField.value = query
    sortField.value = sort
  }, [query, sort])

  return {
    ask,
    askSoon() {
      clearTimeout(timer.current)
      timer.current = setTimeout(ask, limits.searchDebounceMs)
    },
  }
}

function fields() {
  return {
    queryField: document.querySelector<HTMLInputElement>('#article-query')!,
    sortField: document.querySelector<HTMLSelectElement>('#article-sort')!,
  }
}
