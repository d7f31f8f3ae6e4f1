import { memoize } from '../../shared/memoize.ts'
import { clean } from './sanitise.ts'

/**
 * The clean form of a stored text. Each text is parsed once and remembered by all that it says, so
 * that another text, however it came into the database, is never taken for one that was cleaned.
 */
export const cleanStored = memoize((html) => {
  const result = clean(html)
  // Clean texts are their own clean form, so that most take their room only once.
  return result === html ? html : result
}, 8_000_000)
