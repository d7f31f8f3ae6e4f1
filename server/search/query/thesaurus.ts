import { synonyms } from '../../../content/synonyms.ts'
import { wordsOf } from './search-words.ts'

/** Words that must all match. */
export type Phrase = readonly string[]

/** Words and phrases that mean the same. */
export type Thesaurus = {
  /** All phrases of the group that a phrase or its plural belongs to, by its words joined with spaces. */
  phrasesOf: ReadonlyMap<string, readonly Phrase[]>
  /** The number of words of the longest phrase. */
  longestPhrase: number
}

/** A phrase in several groups belongs to the first of them. */
export function createThesaurus(groups: Iterable<readonly string[]>): Thesaurus {
  const phrasesOf = new Map<string, readonly Phrase[]>()
  for (const group of groups) {
    const phrases = group.map(wordsOf)
    for (const phrase of phrases) {
      const key = phrase.join(' ')
      if (!phrasesOf.has(key)) phrasesOf.set(key, phrases)
      // Single words are found in all their forms anyway.
      const plural = `${key}s`
      if (phrase.length > 1 && !phrasesOf.has(plural)) phrasesOf.set(plural, phrases)
    }
  }
  const longestPhrase = Math.max(0, ...Array.from(phrasesOf.values(), longestOf))
  return { phrasesOf, longestPhrase }
}

const longestOf = (phrases: readonly Phrase[]) =>
  Math.max(...phrases.map((phrase) => phrase.length))

/** The groups that come with the site, as they are without any change by editors. */
export const builtInThesaurus = createThesaurus(synonyms)
