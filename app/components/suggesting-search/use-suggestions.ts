import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import type { Suggestion } from '../../../shared/suggestion.ts'

const { shortest, debounceMs } = limits.suggestions

/** Suggestions for the latest text; none while offline. */
export function useSuggestions() {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)

  function stop() {
    clearTimeout(timer.current)
    asking.current?.abort()
  }
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => stop, [])

  async function ask(query: string) {
    const { signal } = (asking.current = new AbortController())
    const response = await fetch(`/api/user/v1/suggestions?${new URLSearchParams({ query })}`, {
      signal,
    }).catch(() => undefined)
    const found = response?.ok ? ((await response.json()) as Suggestion[]) : []
    if (!signal.aborted) setSuggestions(found)
  }

  return {
    suggestions,

    /** The previous suggestions stay until the new ones arrive, so that nothing flickers. */
    askSoon(text: string) {
      stop()
      const query = text.trim()
      if (query.length < shortest) setSuggestions([])
      else timer.current = setTimeout(() => void ask(query), debounceMs)
    },

    forget() {
      stop()
      setSuggestions([])
    },
  }
}
