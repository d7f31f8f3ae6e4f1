import { syllable } from 'syllable'
import { academy } from '../../content/academy.ts'

/** A part of a page that is judged as a whole: its paragraphs. */
export type Section = readonly string[]

/** Shorter sections are graded with the next one: the grade of two sentences means little. */
const fewestWords = 30
/** Fewer words have no grade. */
const fewestAlone = 10
/** Citation markers and addresses, which nobody reads word by word. */
const notRead = /\[[\d, –-]+\]|https?:\S+|\S+@\S+/g
const syllablesOfLong = 3

/** Returns the sections with short ones joined to the next. */
export function joinShort(sections: readonly Section[]): Section[] {
  const joined: string[][] = []
  let short: string[] = []
  for (const texts of sections) {
    short = [...short, ...texts]
    if (wordsOf(short.join(' ')).length < fewestWords) continue
    joined.push(short)
    short = []
  }
  if (short.length > 0) joined.push([...(joined.pop() ?? []), ...short])
  return joined
}

/** Returns the US school grade of a section: the higher of those by Flesch-Kincaid and by SMOG. */
export function gradeOf(texts: Section): number {
  return gradeOfSentences(sentencesOf(texts))
}

/**
 * Returns the grade of a text on its own; 0 for a few words. SMOG says nothing about a short one.
 */
export function gradeOfText(texts: Section): number {
  const words = wordsOf(texts.join(' ')).length
  if (words < fewestAlone) return 0
  return words < fewestWords ? fleschKincaid(sentencesOf(texts)) : gradeOf(texts)
}

/** Returns the sentence of a section that is hardest to read, as it is written. */
export function hardestSentence(texts: Section): string {
  let hardest = { sentence: '', grade: Number.NEGATIVE_INFINITY }
  for (const sentence of texts.flatMap(splitSentences)) {
    const grade = fleschKincaid([withoutNotRead(sentence)])
    if (grade > hardest.grade) hardest = { sentence, grade }
  }
  return hardest.sentence
}

/** Long names can't be replaced by shorter words. */
function withoutNotRead(text: string): string {
  const plain = text.replaceAll(notRead, '')
  return [academy.name, academy.product, academy.jurisdiction]
    .filter(Boolean)
    .reduce((shorter, name) => shorter.replaceAll(name, 'the academy'), plain)
}

function sentencesOf(texts: Section): string[] {
  return texts
    .map(withoutNotRead)
    .flatMap(splitSentences)
    .filter((one) => /\w/.test(one))
}

function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/)
}

function gradeOfSentences(sentences: readonly string[]): number {
  return Math.max(fleschKincaid(sentences), smog(sentences))
}

function fleschKincaid(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

function smog(sentences: readonly string[]): number {
  const long = sentences.flatMap(wordsOf).filter((word) => syllable(word) >= syllablesOfLong)
  if (sentences.length === 0) return 0
  return 1.043 * Math.sqrt(long.length * (30 / sentences.length)) + 3.1291
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}’'-]+/gu) ?? []
}
