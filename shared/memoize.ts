import { LRUCache } from 'lru-cache'

/**
 * Caches the result for each text; the cached texts together have at most so many characters. Import it
 * as `#memoize` in app/: in browsers, `memoize.browser.ts` takes its place.
 */
export function memoize<Result extends {}>(make: (text: string) => Result, maxCharacters: number) {
  const results = new LRUCache<string, Result>({
    maxSize: maxCharacters,
    sizeCalculation: (_result, text) => text.length + 1,
    memoMethod: make,
  })
  return (text: string): Result => results.memo(text)
}
