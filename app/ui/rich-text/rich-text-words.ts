import { memoize } from '#memoize'
import { htmlText } from '../../../shared/html-text.ts'

/** The words of a rich text that is shown: `htmlText`, which the server does once for each text. */
export const richTextWords = memoize(htmlText, 2_000_000)
