import { type DangerSignId, dangerSigns, type Urgency } from '../../content/danger-signs.ts'
import { dangerWords, pageOfSign, pageWords } from '../../content/everyday-words/everyday-words.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import { medicalPages } from '../../content/medical-pages.ts'
import type { NightPage } from '../../content/night/night-page.ts'
import { nightPages } from '../../content/night/night-pages.ts'
import { type Service, services } from '../../content/services.ts'
import { synonyms } from '../../content/synonyms.ts'
import { perWords } from '../../content/words/live.ts'
import { oncePer } from '../../shared/once-per.ts'
import { type FoundCondition, isOnMedicalPage } from './find-conditions.ts'
import { wordsOf } from './query/search-words.ts'
import { createVocabulary } from './query/vocabulary.ts'
import {
  createMatcher,
  type Entry,
  type Match,
  readEntry,
  readSentence,
  type Sentence,
} from './everyday-match.ts'

/** Added to the number of words in common: danger comes first, then what the site offers. */
const advantageOf: Record<Urgency | 'service', number> = {
  emergency: 20,
  today: 1.5,
  soon: 0.5,
  service: 2,
}

/** A medical page, and its entries of everyday words that a sentence matches. */
export type MatchedPage = { page: MedicalPage; entries: readonly Entry[] }
/** What a sentence asks for. */
export type Named =
  | { kind: 'sign'; sign: DangerSignId; page: MedicalPage }
  | { kind: 'service'; service: Service; entries: readonly Entry[] }
  | ({ kind: 'page' } & MatchedPage)

const signIds = Object.keys(dangerWords) as DangerSignId[]
const matchSigns = createMatcher(signIds.map((id) => withEntries(id, dangerWords[id]!)))
const matchServices = createMatcher(services.map((one) => withEntries(one, one.words)))
const matchNight = createMatcher(nightPages.map((page) => withEntries(page, page.words)))
const matchPages = perWords(() =>
  createMatcher(
    medicalPages.map((page) =>
      withEntries(page, [...(pageWords[page.id] ?? []), ...namesOf(page)]),
    ),
  ),
)

/** Compared once for each sentence. */
const matchedPages = oncePer((sentence: Sentence) => matchPages()(sentence))

const vocabulary = createVocabulary(
  [
    ...Object.values(dangerWords).flat(),
    ...Object.values(pageWords).flat(),
    ...services.flatMap(({ words }) => words),
    ...nightPages.flatMap(({ words }) => words),
    ...synonyms.flat(),
  ].flatMap(wordsOf),
)

/** Reads a sentence, correcting what nobody knows. */
export const readAsked = (text: string): Sentence => readSentence(text, vocabulary, isOnMedicalPage)

/**
 * What a sentence asks for above all: a danger sign, a service or a medical page; undefined if none.
 * `found` are the medical pages that the search for its words found, best first.
 */
export function findNamed(sentence: Sentence, found: readonly FoundCondition[]): Named | undefined {
  const pageMatches = matchedPages(sentence)
  const sign = best(signIds, matchSigns(sentence), (id) => advantageOf[dangerSigns[id].level])
  const service = best(services, matchServices(sentence), () => advantageOf.service)
  const page = best(rankedLike(found), pageMatches)

  if (sign && sign.score >= Math.max(service?.score ?? 0, page?.score ?? 0)) {
    const pages = pagesWith(sign.of)
    return { kind: 'sign', sign: sign.of, page: best(pages, pageMatches)?.of ?? pages[0]! }
  }
  if (service && service.score >= (page?.score ?? 0)) {
    return { kind: 'service', service: service.of, entries: service.entries }
  }
  return page && { kind: 'page', page: page.of, entries: page.entries }
}

/** The pages, each with its entries that a sentence matches. */
export function withMatches(sentence: Sentence, pages: readonly MedicalPage[]): MatchedPage[] {
  const matches = matchedPages(sentence)
  return pages.map((page) => ({ page, entries: matches.get(page)?.entries ?? [] }))
}

/** Said by who is awake at night, or should be asleep. */
const isAtNight =
  /\b(?:(?:to)?night|midnight|[1-5] ?am|asleep|sleep|awake|waking|woke|wake|bed|(?:keeps?|kept) me up)\b/i

/** The page at night that a sentence about the night asks for. */
export function findNightPage(text: string, sentence: Sentence): NightPage | undefined {
  return isAtNight.test(text) ? best(nightPages, matchNight(sentence))?.of : undefined
}

function withEntries<Of>(of: Of, words: readonly string[]): { of: Of; entries: Entry[] } {
  return { of, entries: words.map(readEntry) }
}

/** A page's names as entries: "Frozen shoulder" is `frozen_shoulder`. */
function namesOf({ shortName, otherNames = [] }: MedicalPage): string[] {
  return [shortName, ...otherNames].map((name) => wordsOf(name).join('_'))
}

/** The first with the highest score, if any has matched. */
function best<Of>(
  all: readonly Of[],
  matches: ReadonlyMap<Of, Match>,
  advantage: (of: Of) => number = () => 0,
): (Match & { of: Of }) | undefined {
  let found: (Match & { of: Of }) | undefined
  for (const of of all) {
    const match = matches.get(of)
    if (!match) continue
    const score = match.score + advantage(of)
    if (score > (found?.score ?? 0)) found = { ...match, of, score }
  }
  return found
}

/** The pages, those that the search for words found first. */
function rankedLike(found: readonly { id: string }[]): readonly MedicalPage[] {
  if (found.length === 0) return medicalPages
  const first = found.flatMap(({ id }) => medicalPages.find((page) => page.id === id) ?? [])
  return [...new Set([...first, ...medicalPages])]
}

/** The pages with the sign, first the one it belongs to most. */
function pagesWith(id: DangerSignId): MedicalPage[] {
  const pages = medicalPages.filter(({ help }) => help.includes(id))
  const first = pages.find((page) => page.id === pageOfSign[id])
  return first ? [first, ...pages.filter((page) => page !== first)] : pages
}
