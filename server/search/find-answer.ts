import { sourcesOf } from '../../content/conditions/conditions.ts'
import {
  type DangerSignId,
  dangerSigns,
  helpCards,
  type Urgency,
} from '../../content/danger-signs.ts'
import { dangerWords, pageOfSign, pageWords } from '../../content/everyday-words/everyday-words.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import { addressOf, medicalPages } from '../../content/medical-pages.ts'
import type { NightPage } from '../../content/night/night-page.ts'
import { nightPages } from '../../content/night/night-pages.ts'
import { services } from '../../content/services.ts'
import { synonyms } from '../../content/synonyms.ts'
import { oncePerWords, perWords } from '../../content/words/live.ts'
import { withoutMarkers } from '../../shared/reference-markers.ts'
import type { AnswerSign, SearchAnswer } from '../../shared/search-answer.ts'
import { type FoundCondition, isOnMedicalPage } from './find-conditions.ts'
import { wordsOf } from './query/search-words.ts'
import { createVocabulary } from './query/vocabulary.ts'
import { type Entry, matchedWords, readEntry, readSentence } from './everyday-match.ts'

/** Added to the number of words in common: danger comes first, then what the site offers. */
const advantageOf: Record<Urgency | 'service', number> = {
  emergency: 20,
  today: 1.5,
  soon: 0.5,
  service: 2,
}

type Subject<Of> = { of: Of; entries: Entry[] }

const signSubjects = (Object.keys(dangerWords) as DangerSignId[]).map((id) =>
  subject(id, dangerWords[id]!),
)
const serviceSubjects = services.map((service) => subject(service, service.words))
const pageSubjects = perWords(() =>
  medicalPages.map((page) => subject(page, [...(pageWords[page.id] ?? []), ...namesOf(page)])),
)
const nightSubjects = nightPages.map((page) => subject(page, page.words))
const vocabulary = createVocabulary(
  [
    ...Object.values(dangerWords).flat(),
    ...Object.values(pageWords).flat(),
    ...services.flatMap(({ words }) => words),
    ...nightPages.flatMap(({ words }) => words),
    ...synonyms.flat(),
  ].flatMap(wordsOf),
)

/**
 * What a sentence asks for above all: a danger sign, a service or a medical page; undefined if none.
 * `found` are the medical pages that the search for its words found, best first.
 */
export function findAnswer(
  text: string,
  found: readonly FoundCondition[],
): SearchAnswer | undefined {
  const sentence = readSentence(text, vocabulary, isOnMedicalPage)
  const scoreOf = ({ entries }: Subject<unknown>, advantage = 0) => {
    const words = Math.max(...entries.map((entry) => matchedWords(entry, sentence)))
    return words > 0 ? words + advantage : 0
  }
  const sign = best(signSubjects, (one) => scoreOf(one, advantageOf[dangerSigns[one.of].level]))
  const service = best(serviceSubjects, (one) => scoreOf(one, advantageOf.service))
  const page = best(rankedLike(found), (one) => scoreOf(one))

  if (sign.score > 0 && sign.score >= Math.max(service.score, page.score)) {
    const { of: id } = sign.subject!
    const pages = pagesWith(id)
    const about = best(pages, (one) => scoreOf(one)).subject ?? pages[0]!
    return { ...answerOfPage(about.of), sign: answerSign(id) }
  }
  if (service.score > 0 && service.score >= page.score) {
    const { title, to, sentence: text } = service.subject!.of
    return { title, address: to, sentence: text }
  }
  return page.subject && answerOfPage(page.subject.of)
}

/** Said by who is awake at night, or should be asleep. */
const isAtNight = /\b(?:(?:to)?night|midnight|[1-5] ?am|asleep|sleep|awake|waking|woke|wake|bed)\b/i

/** The page at night that a sentence about the night asks for. */
export function findNightPage(text: string): NightPage | undefined {
  if (!isAtNight.test(text)) return undefined
  const sentence = readSentence(text, vocabulary, isOnMedicalPage)
  return best(nightSubjects, ({ entries }) =>
    Math.max(...entries.map((entry) => matchedWords(entry, sentence))),
  ).subject?.of
}

function subject<Of>(of: Of, words: readonly string[]): Subject<Of> {
  return { of, entries: words.map(readEntry) }
}

/** A page's names as entries: "Frozen shoulder" is `frozen_shoulder`. */
function namesOf({ shortName, otherNames = [] }: MedicalPage): string[] {
  return [shortName, ...otherNames].map((name) => wordsOf(name).join('_'))
}

/** The first subject with the highest score; none if no score is above 0. */
function best<Of>(
  subjects: readonly Subject<Of>[],
  scoreOf: (one: Subject<Of>) => number,
): { subject?: Subject<Of>; score: number } {
  let found: { subject?: Subject<Of>; score: number } = { score: 0 }
  for (const one of subjects) {
    const score = scoreOf(one)
    if (score > found.score) found = { subject: one, score }
  }
  return found
}

/** The pages, those that the search for words found first. */
function rankedLike(found: readonly { id: string }[]): Subject<MedicalPage>[] {
  const rank = new Map(found.map(({ id }, at) => [id, at]))
  const rankOf = ({ of: { id } }: Subject<MedicalPage>) => rank.get(id) ?? found.length
  return pageSubjects().toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** The pages with the sign, first the one it belongs to most. */
function pagesWith(id: DangerSignId): Subject<MedicalPage>[] {
  const rankOf = ({ of: page }: Subject<MedicalPage>) => (page.id === pageOfSign[id] ? 0 : 1)
  return pageSubjects()
    .filter(({ of: page }) => page.help.includes(id))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

export const answerOfPage = oncePerWords((page: MedicalPage): SearchAnswer => ({
  title: page.shortName,
  address: addressOf(page),
  sentence: page.heading,
  advice: {
    firstStep: withoutMarkers(page.selfCare.do[0] ?? page.treatments[0] ?? ''),
    emergency: dangerSigns[page.help[0]!].brief,
    sources: sourcesOf(page).sources.length,
  },
}))

function answerSign(id: DangerSignId): AnswerSign {
  const { level, brief, text } = dangerSigns[id]
  const { heading } = helpCards.find((card) => card.level === level)!
  return { level, heading, brief, text, crisis: id === 'suicide' }
}
