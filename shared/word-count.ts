import { htmlText } from './html-text.ts'

/** Any character that shows: not a space, not a mark alone, not one that only joins or controls. */
const visible = /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u

/** How many words a reader finds in rich text. */
export function countWords(html: string): number {
  return htmlText(html)
    .split(/[ \u200B]/)
    .filter((word) => visible.test(word)).length
}
