import { stemmer } from 'stemmer'
import { memoize } from '../../../shared/memoize.ts'
import { oneErrorAway } from './search-words.ts'

/** Known words, and which of them a misspelt one stands for. */
export type Vocabulary = {
  has(word: string): boolean
  /**
   * A known form of the word or, if there is none, the known words that are one typo away or else sound the same, each
   * perhaps without an `s` at the end.
   */
  correct(word: string): string[]
}

const shortestMisspelt = 5

export function createVocabulary(words: Iterable<string>): Vocabulary {
  const known = new Set(words)
  const byStem = new Map(Array.from(known, (word) => [stemmer(word), word] as const).toReversed())
  const bySound = new Map<string, string[]>()
  for (const word of known) {
    const sound = soundOf(word)
    bySound.set(sound, [...(bySound.get(sound) ?? []), word])
  }
  function correct(word: string): string[] {
    const otherForm = byStem.get(stemmer(word))
    if (otherForm) return [otherForm]
    const spellings = [word, word.replace(/s$/, '')]
    for (const spelling of spellings) {
      if (spelling.length < shortestMisspelt) return []
      const near = oneErrorAway(spelling).filter((candidate) => known.has(candidate))
      if (near.length > 0) return near
    }
    const alike = spellings.map((spelling) => bySound.get(soundOf(spelling)))
    return alike.find((words) => words !== undefined) ?? []
  }
  return { has: (word) => known.has(word), correct: memoize(correct, 50_000) }
}

/** A word with one letter for all that sound alike: "headake" and "headache" are the same. */
export function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/s?c(?=[eiy])|z/g, 's')
    .replace(/ch|ck|[cq]/g, 'k')
    .replace(/(?<=[gr])h/g, '')
    .replace(/(.)\1+/g, '$1')
}
