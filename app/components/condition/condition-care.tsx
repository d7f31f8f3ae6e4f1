import { use } from 'react'
import type { MedicalPage } from '../../../content/medical-page.ts'
import { conditionQuestions } from '../../../content/visit-questions.ts'
import { CitedText } from '../citations/cited-text.tsx'
import type { Citations } from '../citations/citations.ts'
import { ReviewContext } from '../review-request/review-context.ts'
import { SectionEnd } from '../review-request/section-end.tsx'
import { HowSureList } from './how-sure.tsx'
import { OptionTable } from './option-table.tsx'

type ConditionCareProps = {
  condition: Pick<MedicalPage, 'id' | 'tests' | 'treatments' | 'options' | 'causes' | 'howSure'>
  citations: Citations
}

/** How the condition is diagnosed and treated, and what causes it. */
export function ConditionCare({ condition, citations }: ConditionCareProps) {
  return (
    <>
      <section className="stack condition-text" aria-labelledby="tests">
        <h2 id="tests">Tests and treatments</h2>
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
        <Questions id={condition.id} />
      </section>
      <SectionEnd of="tests" />
      <section className="stack condition-text" aria-labelledby="causes">
        <h2 id="causes">Causes</h2>
        <p>
          <CitedText text={condition.causes} citations={citations} />
        </p>
      </section>
      <SectionEnd of="causes" />
    </>
  )
}

/** Questions to ask at a visit about the condition with this id; they are printed with the page. */
function Questions({ id }: Pick<MedicalPage, 'id'>) {
  const isReview = use(ReviewContext) !== undefined
  return (
    <section className="condition-questions" aria-labelledby="questions">
      <h3 id="questions">Questions to bring</h3>
      <ul>
        {conditionQuestions[id]!.map((question) => (
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
    </section>
  )
}
