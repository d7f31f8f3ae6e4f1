import type { MedicalPage } from '../../../content/medical-page.ts'
import { cellsOf } from '../../../content/options/care-option.ts'
import { readingMinutes } from '../../../shared/html-text.ts'
import { oncePerWords } from '../../../content/words/live.ts'

/** How much each chapter of a medical page holds, in words. */
export const sizesOf = oncePerWords((condition: MedicalPage) => {
  const { symptoms, treatments, options = [], howSure } = condition
  const textsOf = (statements: { text: string }[]) => statements.map(({ text }) => text)
  return {
    about: `${Object.values(symptoms).flat().length} signs`,
    care: minutes(
      condition.tests,
      ...treatments,
      ...textsOf(howSure.treatments),
      ...options.flatMap((option) => [option.name, ...textsOf(cellsOf(option))]),
    ),
    causes: minutes(condition.causes),
    known: minutes(
      condition.shortDescription1,
      condition.shortDescription2,
      ...textsOf(howSure.known),
    ),
  }
})

function minutes(...texts: string[]): string {
  const whole = readingMinutes(texts.join(' '))
  return whole === 1 ? '1 minute' : `${whole} minutes`
}
