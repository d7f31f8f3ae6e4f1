import { useEffect, useRef } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router'
import type { SortOrder } from '../../../shared/blog.ts'
import { limits } from '../../../shared/limits.ts'
import { articlesAddress } from './articles-address.ts'

/**
 * Searches while one types. The fields keep what the reader typed; the address follows them, and
 * they follow the address only when it changed in another way (back, forward).
 */
export function useArticleSearch(query: string, sort: SortOrder | '') {
  const navigate = useNavigate()
  const byHistory = useNavigationType() === NavigationType.Pop
  const current = articlesAddress({ query, sort })
  const shown = useRef(current)
  const asked = useRef(current)
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
    if (current === shown.current) return
    shown.current = current
    // An answer may appear when the reader has already typed on: it must not touch the fields.
    if (!byHistory) return
    asked.current = current
    const { queryField, sortField } = fields()
    queryField.value = query
    sortField.value = sort
  }, [byHistory, current, query, sort])

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
