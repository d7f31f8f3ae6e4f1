import { oneErrorAway } from '../../server/search/query/search-words.ts'
import type { Corpus } from './corpus.ts'
import { medicalWords, oneOf, type Random } from './vocabulary.ts'

/** Texts by the kind of query. */
export type Queries = Record<string, string[]>

/** What readers may ask for, `count` of each kind, chosen by how many articles have the words. */
export function chooseQueries(
  { articlesWith, random }: Corpus,
  articles: number,
  count: number,
): Queries {
  const words = [...articlesWith]
    .filter(([word]) => word.length >= 4)
    .toSorted(([, a], [, b]) => a - b)
  const between = (least: number, most: number) =>
    words.filter(([, found]) => found >= least && found <= most).map(([word]) => word)
  const usual = between(articles * 0.005, articles * 0.05)
  const some = (choose: () => string) => Array.from({ length: count }, choose)
  const common = words.slice(-count).map(([word]) => word)
  const begun = (letters: number) => common.map((word) => word.slice(0, letters))
  return {
    'rare word': words.slice(0, count).map(([word]) => word),
    'common word': common,
    '1 letter': begun(1),
    '2 letters': begun(2),
    '3 letters': begun(3),
    '4 letters': begun(4),
    prefix: some(() => oneOf(usual, random).slice(0, 3)),
    misspelt: some(() => misspelt(oneOf(usual, random), articlesWith, random)),
    'two misspelt': some(() =>
      [0, 1].map(() => misspelt(oneOf(medicalWords, random), articlesWith, random)).join(' '),
    ),
    'two words': some(() => `${oneOf(medicalWords, random)} ${oneOf(medicalWords, random)}`),
    'two common': common.map((word, at) => `${word} ${common[(at + 7) % common.length]}`),
    question: some(() => question(usual, random)),
  }
}

const littleWords =
  'why does do is it can my i the a when if and in on with after all so but what about have been'.split(
    ' ',
  )

/** 8 to 15 words: every other one is a little word, the rest are medical or from `usual`. */
function question(usual: string[], random: Random): string {
  const length = 8 + Math.floor(random() * 8)
  return Array.from({ length }, (_word, at) => {
    if (at % 2 === 0) return oneOf(littleWords, random)
    return oneOf(random() < 0.5 ? medicalWords : usual, random)
  }).join(' ')
}

/** The word with one typing error behind its first letter, such that no article has it. */
function misspelt(word: string, known: Map<string, number>, random: Random): string {
  const errors = oneErrorAway(word).filter(
    (error) => error[0] === word[0] && !word.startsWith(error) && !known.has(error),
  )
  return oneOf(errors, random)
}
