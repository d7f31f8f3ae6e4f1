import { htmlText } from './html-text.ts'

/** Any visible character: not a space, a lone combining mark, a joiner or a control character. */
const visible = /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u

/** Counts the words of rich text as a reader would. */
export function countWords(html: string): number {
  return countVisible(htmlText(html).split(/[ \u200B]/))
}

/** The same for plain text. */
export function countPlainWords(text: string): number {
  return countVisible(text.split(/[\s\u200B]/))
}

const countVisible = (words: string[]) => words.filter((word) => visible.test(word)).length
