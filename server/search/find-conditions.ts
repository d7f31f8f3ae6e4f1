import { stemmer } from 'stemmer'
import { otherNames } from '../../content/condition-names.ts'
import type { Condition } from '../../content/conditions/condition.ts'
import { conditions } from '../../content/conditions/conditions.ts'
import { adviceForSome } from '../../content/conditions/some-people.ts'
import { dangerSigns } from '../../content/danger-signs.ts'
import { signs, type Sign } from '../../content/signs.ts'
import { foldText } from '../../shared/letters.ts'
import { isLittleWord, parseQuery } from './query/parse-query.ts'
import { oneErrorAway, wordsOf } from './query/search-words.ts'

export type FoundCondition = { id: string; name: string }

const most = 3
/** How much more a word says in the name of a condition, in its signs, in what describes it, and elsewhere. */
const weightOf = { name: 8, sign: 4, description: 2, rest: 1 }
/** A page must speak of this share of what was asked, and say as much as this share of the best page. */
const leastCovered = 0.4
const leastShare = 0.5
/** A word that no page knows counts like one of so many pages. */
const unknownAsIn = 2
const shortestBeginning = 3
const shortestFirst = 2
const shortestMisspelt = 5

/** The words of each condition page, with the greatest weight of each, and a little more for each time. */
const pages = conditions.map((condition) => ({ condition, weights: weighWords(condition) }))
/** All words of the pages, with their stems. */
const stems = new Map(
  pages.flatMap(({ weights }) =>
    Array.from(weights.keys(), (word) => [word, stemmer(word)] as const),
  ),
)

/** The condition pages that say most of what a text asks for, best first; none where none says enough of it. */
export function findConditions(text: string): FoundCondition[] {
  const asked = termsOf(text, formsOrCorrections)
  const whole = sum(asked.map(({ rarity }) => rarity))
  return bestPages(asked, (weights) => {
    const covered = sum(asked.map(({ rarity }, at) => (weights[at]! > 0 ? rarity : 0)))
    return covered >= leastCovered * whole
  })
}

/** The condition pages whose name or signs have every word of a text that is still being typed. */
export function suggestConditions(text: string): FoundCondition[] {
  const found = pagesWithAll(termsOf(text, formsOf))
  return found.length > 0 ? found : pagesWithAll(termsWhileTyping(text))
}

function pagesWithAll(asked: Asked[]): FoundCondition[] {
  return bestPages(asked, (weights) => weights.every((weight) => weight >= weightOf.sign))
}

/** The terms of a text whose last word may still be growing: `should` may become `shoulder`. */
function termsWhileTyping(text: string): Asked[] {
  const [, before = '', last = ''] = /^(.*?)([\p{L}\p{N}]+)$/su.exec(foldText(text)) ?? []
  const others = termsOf(before, formsOf)
  const isFirstTerm = others.length === 0
  if (last.length < (isFirstTerm ? shortestFirst : 1)) return []
  // "how to" is not the beginning of a tooth.
  if (isLittleWord(last) && before !== '' && last.length < shortestMisspelt) return []
  // Few letters could begin many signs, and so could a little word: as the first they only begin names.
  const onlyNames = isFirstTerm && (last.length < shortestBeginning || isLittleWord(last))
  const leastWeight = onlyNames ? weightOf.name : 0
  const forms = [...stems.keys()].filter((known) => known.startsWith(last) && !isLittleWord(known))
  const weights = pages.map(({ weights: known }) => weightOfTerm(known, [[forms]]))
  return [...others, askedOf(weights.map((weight) => (weight >= leastWeight ? weight : 0)))]
}

/** How much a term weighs on each page, and how few pages have it. */
type Asked = { weights: number[]; rarity: number }
type FormsOf = (word: string) => string[]

function termsOf(text: string, formsOfWord: FormsOf): Asked[] {
  const { terms, littleWordsOnly } = parseQuery(text)
  if (littleWordsOnly) return []
  return terms.map(({ phrases }) => {
    const forms = phrases.map((phrase) => phrase.map(formsOfWord))
    return askedOf(pages.map(({ weights: known }) => weightOfTerm(known, forms)))
  })
}

function askedOf(weights: number[]): Asked {
  const speaking = weights.filter((weight) => weight > 0).length
  return { weights, rarity: Math.log(1 + pages.length / Math.max(speaking, unknownAsIn)) }
}

function bestPages(
  asked: Asked[],
  isMeant: (weights: readonly number[]) => boolean,
): FoundCondition[] {
  const scored = pages
    .map(({ condition }, at) => ({
      condition,
      weights: asked.map(({ weights }) => weights[at]!),
      score: sum(asked.map(({ weights, rarity }) => weights[at]! * rarity)),
    }))
    .filter(({ score, weights }) => score > 0 && isMeant(weights))
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ score }) => score >= leastShare * best)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ condition: { id, shortName } }) => ({ id, name: shortName }))
}

/**
 * Of the synonyms of a term, given by the forms of each of their words, the one that weighs most; all
 * words of it must be on the page.
 */
function weightOfTerm(weights: Weights, synonyms: readonly (readonly string[][])[]): number {
  const weigh = (forms: string[]) => Math.max(0, ...forms.map((form) => weights.get(form) ?? 0))
  return Math.max(...synonyms.map((words) => Math.min(...words.map(weigh))))
}

/** Words of the pages that begin so or share the stem. */
function formsOf(word: string): string[] {
  const stem = stemmer(word)
  return [...stems].flatMap(([known, stemOfKnown]) => {
    const begins = word.length >= shortestBeginning && known.startsWith(word)
    return known === word || begins || stemOfKnown === stem ? [known] : []
  })
}

/** The same, or else those that are one typing error away. */
function formsOrCorrections(word: string): string[] {
  const forms = formsOf(word)
  if (forms.length > 0 || word.length < shortestMisspelt) return forms
  return oneErrorAway(word).filter((candidate) => stems.has(candidate))
}

type Weights = ReadonlyMap<string, number>

function weighWords(condition: Condition): Weights {
  const { shortName, headingName, heading, description, types, symptoms } = condition
  const named = Object.values<Sign>(signs).filter(({ mentionedBy }) =>
    Object.hasOwn(mentionedBy, condition.id),
  )
  // The last text of a word is the one that weighs most.
  const texts: [weight: number, texts: readonly string[]][] = [
    [
      weightOf.rest,
      [
        ...condition.help.map((id) => dangerSigns[id].text),
        condition.causes,
        condition.tests,
        ...condition.treatments,
        ...condition.selfCare.do,
        ...adviceForSome(condition).map(({ text }) => text),
      ],
    ],
    [
      weightOf.description,
      [
        headingName,
        heading,
        description,
        ...types.map((kind) => kind.description),
        ...symptoms.complications,
      ],
    ],
    [
      weightOf.sign,
      [
        ...symptoms.nightTime,
        ...symptoms.dayTime,
        ...types.map(({ type }) => type),
        ...named.map(({ words }) => words),
      ],
    ],
    [weightOf.name, [shortName, ...(otherNames[condition.id] ?? [])]],
  ]
  const counted = new Map<string, { weight: number; times: number }>()
  for (const [weight, all] of texts) {
    for (const word of wordsOf(all.join(' '))) {
      const times = (counted.get(word)?.times ?? 0) + 1
      counted.set(word, { weight, times })
    }
  }
  return new Map(
    Array.from(counted, ([word, { weight, times }]) => [word, weight + Math.log(times)] as const),
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
