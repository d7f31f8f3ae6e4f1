import { services } from '../../content/services.ts'
import type { SearchAnswer } from '../../shared/search-answer.ts'
import type { FoundDoctor } from './find-doctors.ts'

/** Somebody who treats; "periodontist" and "surgeon" too. */
const profession =
  /\b(?:doctor|dentist|specialist|clinic|therapist|surgeon|\w{4,}ontist|\w{4,}ologist)s?\b/i
const zip = /\b\d{5}\b/

const finder = services.find(({ id }) => id === 'finder')!

/**
 * The answer to a text that asks for somebody who treats and names a town of a doctor, or a ZIP code: the finder
 * with that place. To one that names neither them nor anything else that is known: the finder. Otherwise, and in
 * danger, the answer stays as it is.
 */
export function answerNear(
  answer: SearchAnswer | undefined,
  text: string,
  doctors: readonly FoundDoctor[],
): SearchAnswer | undefined {
  const place = doctors[0]?.town ?? zip.exec(text)?.[0]
  const isUnknown = !answer && doctors.length === 0
  if (answer?.sign || !(place || isUnknown) || !profession.test(text)) return answer
  const { title, sentence, to } = finder
  return { title, sentence, address: place ? `${to}?${new URLSearchParams({ place })}` : to }
}
