import { stemmer } from 'stemmer'
import { ordinaryWords } from '../../content/everyday-words/everyday-words.ts'
import { addressOf, medicalPages } from '../../content/medical-pages.ts'
import { perWords } from '../../content/words/live.ts'
import { foldText } from '../../shared/letters.ts'
import { memoize } from '../../shared/memoize.ts'
import { isLittleWord, parseQuery } from './query/parse-query.ts'
import { builtInThesaurus, type Phrase, type Thesaurus } from './query/thesaurus.ts'
import { createVocabulary } from './query/vocabulary.ts'
import { weighWords, weightOf } from './weigh-words.ts'

export type FoundCondition = { id: string; name: string; address: string }

export const mostConditions = 3
/** A page must cover this share of the query, and score at least `leastShare` of the best page's score. */
const leastCovered = 0.4
const leastShare = 0.5
/** A word on no page counts as if it were on this many. */
const unknownAsIn = 2
const shortestBeginning = 3
const shortestFirst = 2
const shortestMisspelt = 5

/**
 * Each medical page with its words: a word's greatest weight, plus a little for each occurrence. Computed at the
 * first use: it takes a twentieth of a start.
 */
const pages = perWords(() => medicalPages.map((page) => ({ page, weights: weighWords(page) })))
/** All words on the pages, with their stems. */
const stems = perWords(
  () =>
    new Map(
      pages().flatMap(({ weights }) =>
        Array.from(weights.keys(), (word) => [word, stemmer(word)] as const),
      ),
    ),
)

/** Finds the medical pages that cover most of a query, best first; none if no page covers enough. */
export function findConditions(text: string, thesaurus = builtInThesaurus): FoundCondition[] {
  const asked = termsOf(text, corrected, thesaurus)
  const whole = sum(asked.map(({ rarity }) => rarity))
  return bestPages(asked, (weights) => {
    const covered = sum(asked.map(({ rarity }, at) => (weights[at]! > 0 ? rarity : 0)))
    return covered >= leastCovered * whole
  })
}

/** Finds the medical pages that contain every word of a query that is still being typed. */
export function suggestConditions(text: string, thesaurus = builtInThesaurus): FoundCondition[] {
  const found = pagesWithAll(termsOf(text, asTyped, thesaurus))
  return found.length > 0 ? found : pagesWithAll(termsWhileTyping(text, thesaurus))
}

/** Whether a word is on a medical page, in any form. */
export const isOnMedicalPage = (word: string): boolean => stems().has(word)

function pagesWithAll(asked: Asked[]): FoundCondition[] {
  return bestPages(asked, (weights) => weights.every((weight) => weight >= weightOf.sign))
}

/** The terms of a query whose last word may be incomplete: `should` may become `shoulder`. */
function termsWhileTyping(text: string, thesaurus: Thesaurus): Asked[] {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}]+)$/su.exec(foldText(text)) ?? []
  const others = termsOf(before, asTyped, thesaurus)
  const isFirstTerm = others.length === 0
  if (last.length < (isFirstTerm ? shortestFirst : 1)) return []
  // The "to" in "how to" is not the beginning of "tooth".
  if (isLittleWord(last) && before !== '' && last.length < shortestMisspelt) return []
  // A few letters or a little word could begin many words; as the first term they match only names.
  const onlyNames = isFirstTerm && (last.length < shortestBeginning || isLittleWord(last))
  const leastWeight = onlyNames ? weightOf.name : 0
  const forms = [...stems().keys()].filter(
    (known) => known.startsWith(last) && !isLittleWord(known),
  )
  const weights = weightsOfForms(forms)
  return [...others, askedOf(weights.map((weight) => (weight >= leastWeight ? weight : 0)))]
}

/** A term's weight on each page, and its rarity, which is higher the fewer pages contain it. */
type Asked = { weights: number[]; rarity: number }
/** The weight of a word, in the form that a page has it in, on each page. */
type WeightsOf = (word: string) => readonly number[]

function termsOf(text: string, weightsOf: WeightsOf, thesaurus: Thesaurus): Asked[] {
  const { terms, littleWordsOnly } = parseQuery(text, thesaurus)
  if (littleWordsOnly) return []
  return terms.map(({ phrases }) => askedOf(weightsOfTerm(phrases, weightsOf)))
}

function askedOf(weights: number[]): Asked {
  const speaking = weights.filter((weight) => weight > 0).length
  return { weights, rarity: Math.log(1 + pages().length / Math.max(speaking, unknownAsIn)) }
}

function bestPages(
  asked: Asked[],
  isMeant: (weights: readonly number[]) => boolean,
): FoundCondition[] {
  const scored = pages()
    .map(({ page }, at) => ({
      page,
      weights: asked.map(({ weights }) => weights[at]!),
      score: sum(asked.map(({ weights, rarity }) => weights[at]! * rarity)),
    }))
    .filter(({ score, weights }) => score > 0 && isMeant(weights))
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score >= leastShare * best)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostConditions)
    .map(({ page }) => ({ id: page.id, name: page.shortName, address: addressOf(page) }))
}

/** The weight of a term's best synonym on each page; all words of a synonym must be on the page. */
function weightsOfTerm(synonyms: readonly Phrase[], weightsOf: WeightsOf): number[] {
  const weights = pages().map(() => 0)
  for (const words of synonyms) {
    const [first = [], ...others] = words.map(weightsOf)
    for (const [at, weight] of first.entries()) {
      let least = weight
      for (const other of others) least = Math.min(least, other[at]!)
      weights[at] = Math.max(weights[at]!, least)
    }
  }
  return weights
}

function weightsOfForms(forms: readonly string[]): number[] {
  return pages().map(({ weights }) =>
    forms.reduce((most, form) => Math.max(most, weights.get(form) ?? 0), 0),
  )
}

/** Words on the pages that begin with `word` or share its stem. */
function formsOf(word: string): string[] {
  const stem = stemmer(word)
  return [...stems()].flatMap(([known, stemOfKnown]) => {
    const begins = word.length >= shortestBeginning && known.startsWith(word)
    return known === word || begins || stemOfKnown === stem ? [known] : []
  })
}

const vocabulary = perWords(() => createVocabulary(stems().keys()))

/** Like `formsOf`; if there are none, the words that a misspelt one may stand for. */
function formsOrCorrections(word: string): string[] {
  const forms = formsOf(word)
  return forms.length > 0 || ordinaryWords.has(word) ? forms : vocabulary().correct(word)
}

const remembered = (forms: (word: string) => string[]): WeightsOf => {
  const known = perWords(() => memoize((word: string) => weightsOfForms(forms(word)), 30_000))
  return (word) => known()(word)
}
const asTyped = remembered(formsOf)
const corrected = remembered(formsOrCorrections)

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
