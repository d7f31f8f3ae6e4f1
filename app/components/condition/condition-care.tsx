import { use } from 'react'
import type { MedicalPage } from '../../../content/medical-page.ts'
import { CitedText } from '../citations/cited-text.tsx'
import type { Citations } from '../citations/citations.ts'
import { ReviewContext } from '../review-context/review-context.ts'
import { SectionEnd } from '../review-request/section-end.tsx'
import { HowSureList } from './how-sure.tsx'
import { OptionTable } from './option-table.tsx'
import { sizesOf } from './condition-sizes.ts'
import { Chapter } from '../chapter/chapter.tsx'
import { Still } from '../chapter/still.tsx'

type ConditionCareProps = {
  condition: MedicalPage
  citations: Citations
}

/** How the condition is diagnosed and treated, and what causes it. */
export function ConditionCare({ condition, citations }: ConditionCareProps) {
  const sizes = sizesOf(condition)
  return (
    <>
      <Chapter
        id="tests"
        heading="Tests and treatments"
        size={sizes.care}
        picture={<Still src="/pictures/about/card2.svg" low />}
      >
        <p>
          <CitedText text={condition.tests} citations={citations} />
        </p>
        <ul>
          {condition.treatments.map((treatment) => (
            <li key={treatment}>
              <CitedText text={treatment} citations={citations} />
            </li>
          ))}
        </ul>
        <HowSureList statements={condition.howSure.treatments} citations={citations} />
        {condition.options && <OptionTable options={condition.options} citations={citations} />}
        <Questions id={condition.id} questions={condition.questions ?? []} />
      </Chapter>
      <SectionEnd of="tests" />
      <Chapter id="causes" heading="Causes" size={sizes.causes}>
        <p>
          <CitedText text={condition.causes} citations={citations} />
        </p>
      </Chapter>
      <SectionEnd of="causes" />
    </>
  )
}

/** Questions to ask at a visit about the condition with this id; they are printed with the page. */
function Questions({ id, questions }: { id: string; questions: readonly string[] }) {
  const isReview = use(ReviewContext) !== undefined
  return (
    <section className="condition-questions both-columns two-columns" aria-labelledby="questions">
      <div className="stack">
        <h3 id="questions">Questions to bring</h3>
        <ul>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        {!isReview && (
          <p>
            <button className="button" type="button" data-print="">
              Print this page
            </button>
            <a href={`/visit-sheet?condition=${id}`}>Take it with me</a>
          </p>
        )}
      </div>
      <Still src="/pictures/about/doctors.svg" low />
    </section>
  )
}
