import { foldedWords } from '../../../shared/letters.ts'
import { valueText } from '../../../shared/value-text.ts'
import type { WordField } from '../../../shared/words.ts'

type Field = Pick<WordField, 'name' | 'label' | 'value'>

/** Words in quotation marks, or before a colon that begins a line. */
const quoted = /[“”„"«]([^“”„"«»]+)[“”"»]/g
const named = /^\s*([^:\n]+):/gm
/** Fewer words are in many fields. */
const fewestQuoted = 2

/**
 * Returns the field that a doctor's comment is about: the first with the longest words that it quotes, or else whose label it
 * names before a colon; undefined if it does neither.
 */
export function fieldOfComment<Of extends Field>(
  comment: string,
  fields: readonly Of[],
): Of | undefined {
  const words = (text: string) => ` ${foldedWords(text).join(' ')} `
  const texts = fields.map((field) => ({ field, text: words(valueText(field.value)) }))
  // The end of a quotation may be cut off within a word.
  const quotes = Array.from(comment.matchAll(quoted), ([, quote]) => words(quote!).trimEnd())
    .filter((quote) => quote.trim().split(' ').length >= fewestQuoted)
    .toSorted((a, b) => b.length - a.length)
  const withQuote = (quote: string) => texts.find(({ text }) => text.includes(quote))?.field
  const names = new Set(Array.from(comment.matchAll(named), ([, name]) => words(name!)))
  return (
    quotes.map(withQuote).find((field) => field !== undefined) ??
    fields.find(({ label }) => names.has(words(label)))
  )
}
