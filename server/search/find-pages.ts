import { addressOf, findMedicalPage } from '../../content/medical-pages.ts'
import type { SearchAnswer } from '../../shared/search-answer.ts'
import { findConditions, mostConditions } from './find-conditions.ts'
import { answerOfPage, findAnswer, findNightPage } from './find-answer.ts'
import { builtInThesaurus } from './query/thesaurus.ts'

export type FoundPages = {
  answer?: SearchAnswer
  conditions: { name: string; address: string }[]
}

/** Said of almost any complaint, so that it tells nothing about which. */
const atNight = /(?<=\S\s+)at night\b/gi

/**
 * The answer to a search, and the medical pages about it; the answer's page is the first of them, and one for
 * the night, if the sentence is about it, comes next.
 */
export function findPages(text: string, thesaurus = builtInThesaurus): FoundPages {
  const found = findConditions(text.replace(atNight, ' '), thesaurus)
  const best = found[0] && findMedicalPage(found[0].id)
  const answer = findAnswer(text, found) ?? (best && answerOfPage(best))
  const forNight = findNightPage(text)
  const conditions = [
    ...(forNight ? [{ name: forNight.headingName, address: addressOf(forNight) }] : []),
    ...found.map(({ name, address }) => ({ name, address })),
  ].slice(0, mostConditions)
  if (!answer?.advice) return { ...(answer && { answer }), conditions }
  const { title: name, address } = answer
  const others = conditions.filter((one) => one.address !== address)
  return { answer, conditions: [{ name, address }, ...others].slice(0, mostConditions) }
}
