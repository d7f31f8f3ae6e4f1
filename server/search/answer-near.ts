import { services } from '../../content/services.ts'
import type { SearchAnswer } from '../../shared/search-answer.ts'
import { askedField, profession } from './asked-field.ts'
import type { FoundDoctor } from './find-doctors.ts'

const somebodyWhoTreats = new RegExp(String.raw`\b${profession}\b`, 'i')
const zip = /\b\d{5}\b/

const finder = services.find(({ id }) => id === 'finder')!

/**
 * The answer to a text that asks for somebody who treats and names a town of a doctor, or a ZIP code: the finder
 * with that place. To one that names their field, such as "ear doctor", or neither a place nor anything else that
 * is known: the finder. Otherwise, and in danger, the answer stays as it is.
 */
export function answerNear(
  answer: SearchAnswer | undefined,
  text: string,
  doctors: readonly FoundDoctor[],
): SearchAnswer | undefined {
  if (answer?.sign) return answer
  const place = doctors[0]?.town ?? zip.exec(text)?.[0]
  const isUnknown = !answer && doctors.length === 0
  const isAsked = (place !== undefined || isUnknown) && somebodyWhoTreats.test(text)
  if (!isAsked && !askedField(text)) return answer
  const { title, sentence, to } = finder
  return { title, sentence, address: place ? `${to}?${new URLSearchParams({ place })}` : to }
}
