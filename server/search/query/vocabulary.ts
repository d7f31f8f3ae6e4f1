import { oneErrorAway } from './search-words.ts'

/** Known words, and which of them a misspelt one stands for. */
export type Vocabulary = {
  has(word: string): boolean
  /** The known words that are one typo away or, if there are none, sound the same. */
  correct(word: string): string[]
}

const shortestMisspelt = 5

export function createVocabulary(words: Iterable<string>): Vocabulary {
  const known = new Set(words)
  const bySound = new Map<string, string[]>()
  for (const word of known) {
    const sound = soundOf(word)
    bySound.set(sound, [...(bySound.get(sound) ?? []), word])
  }
  return {
    has: (word) => known.has(word),
    correct(word) {
      if (word.length < shortestMisspelt) return []
      const near = oneErrorAway(word).filter((candidate) => known.has(candidate))
      return near.length > 0 ? near : (bySound.get(soundOf(word)) ?? [])
    },
  }
}

/** A word with one letter for all that sound alike: "headake" and "headache" are the same. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/s?c(?=[eiy])|z/g, 's')
    .replace(/ch|ck|[cq]/g, 'k')
    .replace(/(?<=[gr])h/g, '')
    .replace(/(.)\1+/g, '$1')
}
