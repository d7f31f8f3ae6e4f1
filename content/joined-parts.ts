import type { MedicalPage } from './medical-page.ts'
import { movingViews } from './moving-views.ts'
import { otherNames } from './other-names.ts'
import { conditionQuestions } from './visit-questions.ts'
import { citedWorks } from './words/cited-works.ts'
import { live } from './words/live.ts'

/** A medical page with the parts of it that are in tables for all pages; `key` is that of its words. */
export function liveMedicalPage<Page extends MedicalPage>(key: string, page: Page): Page {
  const { id } = page
  const view = movingViews[id]
  return live<Page>(
    key,
    () => ({
      ...page,
      otherNames: otherNames[id] ?? [],
      questions: conditionQuestions[id] ?? [],
      ...(view && { view }),
    }),
    citedWorks,
  )
}
