import { useEffect, useState } from 'react'
import type { TagCount } from '../../../shared/tag.ts'
import { limits } from '../../../shared/limits.ts'
import { api } from './api.ts'

/** Tags that start with or contain the query, conditions' short names first. */
export function useTags(query: string): TagCount[] {
  const [tags, setTags] = useState<TagCount[]>([])
  const text = query.trim()

  useEffect(() => {
    let current = true
    async function load() {
      // Typing works without suggestions.
      const found = await api.tags(text).catch(() => undefined)
      if (current && found) setTags(found)
    }
    const timer = setTimeout(() => void load(), text ? limits.suggestions.debounceMs : 0)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text])

  return tags
}
