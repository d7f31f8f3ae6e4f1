import { academy } from '../../content/academy.ts'
import { findMedicalPage, medicalPages } from '../../content/medical-pages.ts'
import { conditionQuestions, generalQuestions } from '../../content/visit-questions.ts'
import { visitSheetQuery } from '../../shared/visit-sheet.ts'
import type { Route } from './+types/visit-sheet.ts'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { VisitSheet } from '../components/visit-sheet/visit-sheet.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { queryFields } from '../route-helpers/query-fields.ts'

export const handle = readingPage(VisitSheetPage)
export default VisitSheetPage

export function loader({ request }: Route.LoaderArgs) {
  return visitSheetQuery.parse(queryFields(request.url))
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Questions for your visit',
    description:
      'One sheet to take to your dentist or doctor: what bothers you, your medicines, what to ask and what you were told. Type and print it, or print it and write.',
    path: '/visit-sheet',
  })

function VisitSheetPage({ loaderData: { condition: chosen } }: Route.ComponentProps) {
  const condition = chosen && findMedicalPage(chosen)
  const questions = [...generalQuestions, ...(condition ? conditionQuestions[condition.id]! : [])]
  return (
    <SiteFrame>
      <PageIntro title="Questions for your visit">
        <p>
          One sheet to take to your dentist or doctor. Type here and print it, or print it and write
          by hand. Nothing you type here is sent or kept.
        </p>
      </PageIntro>
      <div className="wrap-text stack-wide">
        <form className="visit-choice" action="/visit-sheet">
          <label htmlFor="visit-condition">Add questions about</label>
          <select
            className="select"
            id="visit-condition"
            name="condition"
            defaultValue={chosen ?? ''}
          >
            <option value="">No condition</option>
            {medicalPages.map(({ id, shortName }) => (
              <option key={id} value={id}>
                {shortName}
              </option>
            ))}
          </select>
          <button className="button quiet-button" type="submit">
            Add
          </button>
        </form>
        <VisitSheet questions={questions} />
        <p className="visit-sheet-from">{academy.name}</p>
      </div>
    </SiteFrame>
  )
}
