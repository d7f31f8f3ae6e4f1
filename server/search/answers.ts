import { sourcesOf } from '../../content/conditions/conditions.ts'
import { type DangerSignId, dangerSigns, helpCards } from '../../content/danger-signs.ts'
import type { MedicalPage } from '../../content/medical-page.ts'
import { addressOf } from '../../content/medical-pages.ts'
import type { NightPage } from '../../content/night/night-page.ts'
import { night } from '../../content/night/night.ts'
import type { Service } from '../../content/services.ts'
import { oncePerWords } from '../../content/words/live.ts'
import { withoutMarkers } from '../../shared/reference-markers.ts'
import type { ArticleText } from './article-for.ts'
import type { Named } from './find-answer.ts'
import type { AnswerSign, SearchAnswer } from '../../shared/search-answer.ts'

export function answerOf(named: Named): SearchAnswer {
  if (named.kind === 'service') return answerOfService(named.service)
  const answer = answerOfPage(named.page)
  return named.kind === 'sign' ? { ...answer, sign: answerSign(named.sign) } : answer
}

const answerOfPage = oncePerWords((page: MedicalPage): SearchAnswer => ({
  title: page.shortName,
  address: addressOf(page),
  sentence: page.heading,
  advice: {
    firstStep: withoutMarkers(page.selfCare.do[0] ?? page.treatments[0] ?? ''),
    emergency: dangerSigns[page.help[0]!].brief,
    sources: sourcesOf(page).sources.length,
  },
}))

const answerOfService = ({ title, to, sentence }: Service): SearchAnswer => ({
  title,
  address: to,
  sentence,
})

export const answerOfNight = (page: NightPage): SearchAnswer => ({
  title: page.headingName,
  address: addressOf(page),
  sentence: night.pageDescription,
})

export const answerOfArticle = ({ title, address, brief, sample }: ArticleText): SearchAnswer => ({
  title,
  address,
  sentence: summaryOf(brief),
  ...(sample && { sample }),
})

/** The first sentence of a text; with the questions before it, if it begins with some. */
const summaryOf = (text: string): string =>
  /^(?:[^.!?]*\?\s+)*.{20,}?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text

function answerSign(id: DangerSignId): AnswerSign {
  const { level, brief, text } = dangerSigns[id]
  const { heading } = helpCards.find((card) => card.level === level)!
  return { level, heading, brief, text, crisis: id === 'suicide' }
}
