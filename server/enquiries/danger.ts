import { dangerWeights } from '../../content/danger-weights.ts'
import { dangerFinder, type FindDanger } from '../../shared/danger.ts'

let finder: FindDanger | undefined

/** Returns the words of danger that a patient wrote. The weights are unpacked with the first message. */
export const findDanger: FindDanger = (text) => {
  finder ??= dangerFinder(dangerWeights)
  return finder(text)
}

/** Columns of an enquiry in which such words were found; empty without any. */
export function dangerIn(words: string[], at: string) {
  return words.length > 0 ? { danger_at: at, danger_words: JSON.stringify(words) } : {}
}

export const noDanger = { danger_at: null, danger_words: null }

/**
 * What somebody wrote in a mail, without the lines that it quotes: those marked as quoted, and those that
 * stand in `known`, the texts of its conversation.
 */
export function ownWords(mail: string, known: string[]): string {
  const texts = known.map(inOneLine)
  return mail
    .split('\n')
    .filter((line) => {
      if (line.trimStart().startsWith('>')) return false
      const words = inOneLine(line)
      return words.length < shortestQuote || !texts.some((text) => text.includes(words))
    })
    .join('\n')
}

/** A shorter line may be written twice. */
const shortestQuote = 20
const inOneLine = (text: string) => text.replace(/\s+/gu, ' ').trim()
