import { type DangerSignId, dangerSigns } from '../../content/danger-signs.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import { addressOf, findMedicalPage } from '../../content/medical-pages.ts'
import type { SearchAnswer } from '../../shared/search-answer.ts'
import { askedIn, namesOf } from './about.ts'
import { answerOf, answerOfArticle, answerOfNight } from './answers.ts'
import {
  answersBetter,
  articleFor,
  isShown,
  type ArticleText,
  articleTitled,
} from './article-for.ts'
import { findNamed, findNightPage, type Named, readAsked, withMatches } from './find-answer.ts'
import { findConditions, type FoundCondition, mostConditions } from './find-conditions.ts'
import { builtInThesaurus, type Thesaurus } from './query/thesaurus.ts'

export type FoundPages = {
  answer?: SearchAnswer
  /** What comes next to the answer: the article that is most about the text, or a service that one outdid. */
  also?: FoundPage
  conditions: { name: string; address: string }[]
}
export type FoundPage = { name: string; address: string; sample: boolean }

/** What other searches have found for a text, best first. */
export type Found = { conditions: readonly FoundCondition[]; articles: readonly ArticleText[] }

/** Said of almost any complaint, so that it tells nothing about which. */
const atNight = /(?<=\S\s+)at night\b/gi

/**
 * The answer to a search, what comes next to it, and the medical pages about it: first the one that is named, then
 * one for the night, if the sentence is about it. `articles`: those found, best first.
 */
export function findPages(
  text: string,
  articles: readonly ArticleText[] = [],
  thesaurus = builtInThesaurus,
): FoundPages {
  const conditions = findConditions(text.replace(atNight, ' '), thesaurus)
  const first = conditions[0] && findMedicalPage(conditions[0].id)
  return choosePages(
    text,
    { conditions, articles },
    { thesaurus, ...(first && { otherwise: { kind: 'page', page: first, entries: [] } }) },
  )
}

/** The same among what has been found; `otherwise` answers if the text names nothing. */
export function choosePages(
  text: string,
  found: Found,
  { thesaurus, otherwise }: { thesaurus: Thesaurus; otherwise?: Named },
): FoundPages {
  const sentence = readAsked(text)
  const asked = askedIn(sentence.text, thesaurus)
  const named = findNamed(sentence, found.conditions) ?? otherwise
  const forNight = findNightPage(text, sentence)
  const conditions = listed(named, [
    ...(forNight ? [{ name: forNight.headingName, address: addressOf(forNight) }] : []),
    ...found.conditions.map(({ name, address }) => ({ name, address })),
  ])
  if (named?.kind === 'service' && named.service.isBorrowed) {
    const better = articleTitled(namesOf(named.entries, thesaurus), found.articles, thesaurus)
    const { title: name, to: address } = named.service
    if (better) {
      return { answer: answerOfArticle(better), also: { name, address, sample: false }, conditions }
    }
  }
  const best =
    articleFor(asked, found.articles, thesaurus) ??
    (named?.kind === 'sign' ? articleOn(named.sign, found.articles, thesaurus) : undefined)
  const pages = withMatches(sentence, medicalPagesOf(named, found.conditions))
  const chosen = best && isShown(best, asked, pages[0], thesaurus) ? best : undefined
  if (chosen && (!named || named.kind === 'page')) {
    if (answersBetter(chosen, asked, pages, thesaurus)) {
      return { answer: answerOfArticle(chosen.article), conditions }
    }
  }
  const answer =
    forNight && named?.kind === 'service' && named.service.id === 'tonight'
      ? answerOfNight(forNight)
      : named && answerOf(named)
  return {
    ...(answer && { answer }),
    ...(chosen && { also: alsoOf(chosen.article) }),
    conditions,
  }
}

/** The article about a danger sign, for who names it in other words. */
const articleOn = (sign: DangerSignId, articles: readonly ArticleText[], thesaurus: Thesaurus) =>
  articleFor(askedIn(dangerSigns[sign].brief, thesaurus), articles, thesaurus)

const alsoOf = ({ title, address, sample }: ArticleText): FoundPage => ({
  name: title,
  address,
  sample,
})

function medicalPagesOf(named: Named | undefined, found: readonly FoundCondition[]): MedicalPage[] {
  const pages = found.flatMap(({ id }) => findMedicalPage(id) ?? [])
  return named?.kind === 'page' ? [named.page, ...pages] : pages
}

/** The pages about conditions, first the one that is named. */
function listed(
  named: Named | undefined,
  pages: FoundPages['conditions'],
): FoundPages['conditions'] {
  if (!named || named.kind === 'service') return pages.slice(0, mostConditions)
  const first = { name: named.page.shortName, address: addressOf(named.page) }
  const others = pages.filter(({ address }) => address !== first.address)
  return [first, ...others].slice(0, mostConditions)
}
