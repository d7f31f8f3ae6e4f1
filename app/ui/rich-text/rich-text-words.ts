import { memoize } from '#memoize'
import { htmlText } from '../../../shared/html-text.ts'

/** The words of a displayed rich text. The server computes `htmlText` only once per text. */
export const richTextWords = memoize(htmlText, 2_000_000)
