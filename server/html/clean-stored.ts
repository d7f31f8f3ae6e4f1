import { memoize } from '../../shared/memoize.ts'
import { clean } from './sanitise.ts'

/**
 * Returns the clean form of a stored text. Results are cached by the full text, so a different text,
 * however it got into the database, is never mistaken for a cleaned one.
 */
export const cleanStored = memoize((html) => {
  const result = clean(html)
  // Clean texts are returned as they are, so that most are held in memory only once.
  return result === html ? html : result
}, 8_000_000)
