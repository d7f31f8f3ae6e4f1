import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../shared/limits.ts'
import type { Reference } from '../../../shared/reference.ts'
import { api } from '../client/api.ts'

const { shortest, debounceMs } = limits.knownReferences

/** References in use that contain the query; none while offline. */
export function useKnownReferences() {
  const [known, setKnown] = useState<Reference[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef('')

  useEffect(() => () => clearTimeout(timer.current), [])

  async function ask(query: string) {
    const found = await api.references(query).catch(() => [])
    if (asked.current === query) setKnown(found)
  }

  return {
    known,

    askSoon(text: string) {
      clearTimeout(timer.current)
      const query = text.trim().slice(0, limits.searchText)
      asked.current = query
      if (query.length < shortest) setKnown([])
      else timer.current = setTimeout(() => void ask(query), debounceMs)
    },

    forget() {
      clearTimeout(timer.current)
      asked.current = ''
      setKnown([])
    },
  }
}
