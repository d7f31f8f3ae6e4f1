import type { Condition } from '../../../content/conditions/condition.ts'
import { adviceForSome } from '../../../content/conditions/some-people.ts'
import { readingMinutes } from '../../../shared/html-text.ts'
import { oncePer } from '../../../shared/once-per.ts'

/** How many whole minutes an adult takes to read a condition's page. */
export const conditionMinutes = oncePer((condition: Condition): number => {
  const { symptoms, selfCare, productCare } = condition
  const texts = [
    condition.description,
    ...Object.values(symptoms).flat(),
    ...Object.values(selfCare).flat(),
    ...adviceForSome(condition).map(({ text }) => text),
    condition.tests,
    ...condition.treatments,
    condition.causes,
    ...condition.types.flatMap(({ type, description }) => [type, description]),
    condition.shortDescription1,
    condition.shortDescription2,
    ...Object.values(productCare),
  ]
  return readingMinutes(texts.join(' '))
})
