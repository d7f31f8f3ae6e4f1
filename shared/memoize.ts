import { LRUCache } from 'lru-cache'

/**
 * Caches the result for one or several texts; all cached texts, results among them, together have at
 * most `maxCharacters`.
 * Import it as `#memoize` in app/: in browsers, `memoize.browser.ts` takes its place.
 */
export function memoize<Texts extends string[], Result extends {}>(
  make: (...texts: Texts) => Result,
  maxCharacters: number,
) {
  const results = new LRUCache<string, Result, string[]>({
    maxSize: maxCharacters,
    // A text that is its own result is held only once.
    sizeCalculation: (result, key) =>
      key.length + 1 + (typeof result === 'string' && result !== key ? result.length : 0),
    memoMethod: (_key, _old, { context }) => make(...(context as Texts)),
  })
  return (...texts: Texts): Result => results.memo(keyOf(texts), { context: texts })
}

/** Prefixes each of several texts with its length, so that no two lists share a key. */
function keyOf(texts: string[]): string {
  const [first = ''] = texts
  return texts.length === 1 ? first : texts.map((text) => `${text.length} ${text}`).join('')
}
