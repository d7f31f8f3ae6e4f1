import { useEffect, useState } from 'react'
import type { PromotedArticle } from '../../../shared/searches.ts'
import { limits } from '../../../shared/limits.ts'
import { searches } from './searches.ts'

type FoundArticle = PromotedArticle['article']

/** Published articles that match the words, best match first; without words the newest. They are kept as they are while the server can't be reached. */
export function useFoundArticles(words: string): FoundArticle[] {
  const [found, setFound] = useState<FoundArticle[]>([])
  useEffect(() => {
    let current = true
    const timer = setTimeout(() => {
      searches.articles(words.trim()).then(
        (articles) => current && setFound(articles),
        // ignored: what was found before stays.
        () => undefined,
      )
    }, limits.suggestions.debounceMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [words])
  return found
}
