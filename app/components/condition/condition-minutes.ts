import type { MedicalPage } from '../../../content/medical-page.ts'
import { adviceForSome } from '../../../content/conditions/some-people.ts'
import { cellsOf } from '../../../content/options/care-option.ts'
import { readingMinutes } from '../../../shared/html-text.ts'
import { oncePerWords } from '../../../content/words/live.ts'

/** How many whole minutes an adult takes to read a medical page. */
export const conditionMinutes = oncePerWords((condition: MedicalPage): number => {
  const { symptoms, selfCare, options = [], productCare } = condition
  const texts = [
    condition.description,
    ...Object.values(symptoms).flat(),
    ...Object.values(selfCare).flat(),
    ...adviceForSome(condition).map(({ text }) => text),
    condition.tests,
    ...condition.treatments,
    ...options.flatMap((option) => [option.name, ...cellsOf(option).map(({ text }) => text)]),
    condition.causes,
    ...condition.types.flatMap(({ type, description }) => [type, description]),
    condition.shortDescription1,
    condition.shortDescription2,
    ...Object.values(productCare),
  ]
  return readingMinutes(texts.join(' '))
})
