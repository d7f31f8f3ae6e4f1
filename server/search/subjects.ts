import { stemmer } from 'stemmer'
import { sameMeaning } from '../../content/everyday-words/same-meaning.ts'
import { oncePer } from '../../shared/once-per.ts'
import { isLittleWord } from './query/parse-query.ts'
import { wordsOf } from './query/search-words.ts'
import type { Thesaurus } from './query/thesaurus.ts'
import { soundOf } from './query/vocabulary.ts'

/** The names of words and phrases that have others of the same meaning. */
type Names = {
  of: ReadonlyMap<string, string>
  /** The number of words of the longest phrase that begins with a word. */
  longestFrom: ReadonlyMap<string, number>
}

const mostKnown = 20_000
const keys = new Map<string, string>()

/** The same for all forms of a word, however it is spelt by its sound. */
function keyOf(word: string): string {
  let key = keys.get(word)
  if (key === undefined) {
    // A plain map: thousands of words are looked up to read the articles.
    if (keys.size >= mostKnown) keys.clear()
    key = soundOf(stemmer(word))
    keys.set(word, key)
  }
  return key
}

/** Words of any sentence that are no little words in a search of three words at most. */
const joining = new Set(['and', 'or', 'not'])

/**
 * What a text speaks of, in its order: names that all words for the same thing share. With `parts`, each word of a
 * phrase that has a name besides.
 */
export function subjectsOf(text: string, thesaurus: Thesaurus, parts = false): string[] {
  const { of, longestFrom } = namesOf(thesaurus)
  const words = wordsOf(text)
  const keys = words.map(keyOf)
  const found = new Set<string>()
  for (let at = 0; at < words.length;) {
    const longest = longestFrom.get(keys[at]!) ?? 0
    const { name, length } = nameAt(keys, at, { of, longest })
    if (name !== undefined) found.add(name)
    if (name === undefined || (parts && length > 1)) {
      for (let part = at; part < at + length; part += 1) {
        if (isSubject(words[part]!)) found.add(of.get(keys[part]!) ?? keys[part]!)
      }
    }
    at += length
  }
  return [...found]
}

/** Whether other words mean the same. */
export const isNamed = (subject: string): boolean => subject.startsWith('=')

function nameAt(
  keys: readonly string[],
  at: number,
  { of, longest }: { of: Names['of']; longest: number },
): { name?: string; length: number } {
  for (let length = Math.min(longest, keys.length - at); length > 0; length -= 1) {
    const name = of.get(length === 1 ? keys[at]! : keys.slice(at, at + length).join(' '))
    if (name !== undefined) return { name, length }
  }
  return { length: 1 }
}

const isNumber = (word: string) => word.charCodeAt(0) <= lastDigit && /^\d+$/.test(word)
const lastDigit = '9'.charCodeAt(0)

function isSubject(word: string): boolean {
  return word.length > 1 && !isLittleWord(word) && !joining.has(word) && !isNumber(word)
}

const namesOf = oncePer((thesaurus: Thesaurus): Names => {
  const of = new Map<string, string>()
  const longestFrom = new Map<string, number>()
  const put = (words: readonly string[], name: string) => {
    const keys = words.map(keyOf)
    const key = keys.join(' ')
    if (!of.has(key)) of.set(key, name)
    longestFrom.set(keys[0]!, Math.max(keys.length, longestFrom.get(keys[0]!) ?? 0))
  }
  for (const group of sameMeaning) for (const words of group) put(wordsOf(words), `=${group[0]}`)
  for (const [phrase, phrases] of thesaurus.phrasesOf) {
    const first = phrases[0]!.map(keyOf).join(' ')
    put(phrase.split(' '), of.get(first) ?? `=${first}`)
  }
  return { of, longestFrom }
})
