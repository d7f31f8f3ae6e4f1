import { limits } from '../../../shared/limits.ts'

const longestBody = 300

/** Tells the server that a reader stayed with a search, which makes it count; see `server/search-figures`. */
export function countSearch(query: string): void {
  const text = query.trim()
  const body = `/articles?${new URLSearchParams({ query: text })}`
  const isCounted = text !== '' && text.length <= limits.searches.characters
  if (isCounted && body.length <= longestBody) navigator.sendBeacon('/seen', body)
}
