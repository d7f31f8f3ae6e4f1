import { stemmer } from 'stemmer'
import { ordinaryWords } from '../../content/everyday-words/everyday-words.ts'
import { synonyms } from '../../content/synonyms.ts'
import { groupsAt, isLittleWord } from './query/parse-query.ts'
import { wordsOf } from './query/search-words.ts'
import type { Vocabulary } from './query/vocabulary.ts'

/** A sentence, ready to be compared: its words, their stems and the names of their groups of synonyms. */
export type Sentence = {
  text: string
  keys: ReadonlySet<string>
  /** Its first question word, such as "who". */
  asks: string | undefined
}

/** One entry of everyday words: all slots must match, and none of `without`. */
export type Entry = {
  slots: Slot[]
  without: Slot[]
  /** The words and phrases of its slots. */
  words: string[]
}
/** A word or phrase of the slot is enough. */
type Slot = { keys: string[]; phrases: string[] }

const negation =
  /\b(?:can ?t|cannot|can not|won ?t|will not|couldn ?t|could not|doesn ?t|does not|unable|not able|refuses)\b/

const groupKey = (name: string) => `=${name}`

/** The group of every single word that has synonyms, by its stem. */
const groupOf = new Map(
  synonyms.flatMap((group) =>
    group
      .filter((word) => /^[a-z]+$/.test(word))
      .map((word) => [stemmer(word), groupKey(group[0]!)] as const),
  ),
)

/** The stem of a word, and its group if it has one. */
function keysOf(word: string): string[] {
  const stem = stemmer(word)
  const group = groupOf.get(stem)
  return group ? [stem, group] : [stem]
}

/** Reads entries as `content/everyday-words/everyday-words.ts` describes them. */
export function readEntry(written: string): Entry {
  const slots: Slot[] = []
  const without: Slot[] = []
  const words: string[] = []
  for (const slot of written.split(' ')) {
    if (slot.startsWith('-')) without.push(readSlot(slot.slice(1)))
    else {
      slots.push(readSlot(slot))
      words.push(...slot.split('|').map((word) => word.replaceAll('_', ' ')))
    }
  }
  return { slots, without, words }
}

function readSlot(slot: string): Slot {
  const keys: string[] = []
  const phrases: string[] = []
  for (const alternative of slot.split('|')) {
    const words = wordsOf(alternative.replaceAll('_', ' '))
    const [group] = groupsAt(words)
    if (group && group.length === words.length) keys.push(groupKey(group.name))
    else if (words.length > 1) phrases.push(` ${words.join(' ')} `)
    else keys.push(...keysOf(words[0]!).slice(-1))
  }
  return { keys, phrases }
}

/** Reads a sentence. Words that are neither in `vocabulary` nor known elsewhere nor ordinary are corrected. */
export function readSentence(
  text: string,
  vocabulary: Vocabulary,
  isKnown: (word: string) => boolean,
): Sentence {
  const words = wordsOf(text)
    .map((word) => word.replace(/^(?:some|any)(?:body|one)$/, 'someone'))
    .map((word) =>
      vocabulary.has(word) || isLittleWord(word) || isKnown(word) || ordinaryWords.has(word)
        ? word
        : (vocabulary.correct(word)[0] ?? word),
    )
  const joined = ` ${words.join(' ')} `.replace(/n t /g, 'nt ')
  const keys = new Set([
    ...words.flatMap(keysOf),
    ...groupsAt(words).map(({ name }) => groupKey(name)),
  ])
  if (negation.test(joined)) keys.add('cannot')
  return { text: joined, keys, asks: words.find((word) => questionWords.has(word)) }
}

const questionWords = new Set(['who', 'what', 'which', 'where', 'when', 'why', 'how'])
/** Between equals, the entry that has the first question word wins: "who checks what you write" asks who. */
const questionBonus = 0.1

/** The number of the entry's words, and a little more if it has the question word; 0 if it does not match. */
function matchedWords({ slots, without }: Entry, sentence: Sentence): number {
  const has = ({ keys, phrases }: Slot) =>
    keys.some((key) => sentence.keys.has(key)) ||
    phrases.some((phrase) => sentence.text.includes(phrase))
  if (!slots.every(has) || without.some(has)) return 0
  const { asks } = sentence
  const isAsked = asks !== undefined && slots.some(({ keys }) => keys.includes(asks))
  return slots.length + (isAsked ? questionBonus : 0)
}

/** The most words of an entry that match a sentence, and the entries that do. */
export type Match = { score: number; entries: Entry[] }

/**
 * Finds what a sentence names among things with entries. Only those entries are compared that have a word of the
 * sentence in a certain slot, or phrases there.
 */
export function createMatcher<Of>(all: readonly { of: Of; entries: readonly Entry[] }[]) {
  type Candidate = { of: Of; entry: Entry }
  const byKey = new Map<string, Candidate[]>()
  const withPhrases: Candidate[] = []
  for (const { of, entries } of all) {
    for (const entry of entries) {
      const slot = entry.slots.find(({ phrases }) => phrases.length === 0)
      if (!slot) withPhrases.push({ of, entry })
      for (const key of new Set(slot?.keys)) {
        byKey.set(key, [...(byKey.get(key) ?? []), { of, entry }])
      }
    }
  }
  return (sentence: Sentence): ReadonlyMap<Of, Match> => {
    const matches = new Map<Of, Match>()
    const compare = ({ of, entry }: Candidate) => {
      const words = matchedWords(entry, sentence)
      if (words === 0) return
      const match = matches.get(of)
      if (!match) matches.set(of, { score: words, entries: [entry] })
      else {
        match.score = Math.max(match.score, words)
        match.entries.push(entry)
      }
    }
    withPhrases.forEach(compare)
    for (const key of sentence.keys) byKey.get(key)?.forEach(compare)
    return matches
  }
}
