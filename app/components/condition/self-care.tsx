import { use } from 'react'
import type { MedicalPage } from '../../../content/medical-page.ts'
import { adviceForSome } from '../../../content/conditions/some-people.ts'
import { CitedText } from '../citations/cited-text.tsx'
import type { Citations } from '../citations/citations.ts'
import { listOfWords } from '../../ui/list-of-words.ts'
import { Still } from '../chapter/still.tsx'
import { ReviewContext } from '../review-context/review-context.ts'

type SelfCareProps = {
  condition: Pick<MedicalPage, 'id' | 'kind' | 'shortName' | 'selfCare' | 'forSomePeople'>
  citations: Citations
}

/** What a reader can do today, step by step, what to avoid, and what differs for some people. */
export function SelfCare({ condition, citations }: SelfCareProps) {
  const { id, selfCare } = condition
  const isReview = use(ReviewContext) !== undefined
  const itemsOf = (items: readonly string[]) =>
    items.map((item) => (
      <li key={item}>
        <CitedText text={item} citations={citations} />
      </li>
    ))
  return (
    <section className="today" aria-labelledby="self-care">
      <div className="today-head">
        <h2 id="self-care">What you can do</h2>
        <p>Today</p>
      </div>
      <div className="self-care two-columns">
        <section>
          <h3>Do</h3>
          <ol role="list">{itemsOf(selfCare.do)}</ol>
          {!isReview && (
            <p className="today-links">
              <a className="button" href={`/visit-sheet?condition=${id}`}>
                Take it with me
              </a>
              <FindDoctor of={condition} />
            </p>
          )}
        </section>
        <section>
          <h3>Avoid</h3>
          <ul role="list">{itemsOf(selfCare.avoid)}</ul>
          <Still src="/pictures/contact.svg" />
        </section>
      </div>
      <ForSome {...{ condition, citations }} />
    </section>
  )
}

function FindDoctor({ of: { id, kind, shortName } }: { of: SelfCareProps['condition'] }) {
  if (kind === 'guide') return <a href="/find-a-doctor">Find a doctor</a>
  return <a href={`/find-a-doctor?condition=${id}`}>Find a doctor for {shortName}</a>
}

function ForSome({ condition, citations }: SelfCareProps) {
  const unfolded = use(ReviewContext) !== undefined
  const forSome = adviceForSome(condition)
  if (forSome.length === 0) return null
  return (
    <details className="for-some-people open-wide" open={unfolded}>
      <summary>Different for {listOfWords(forSome.map(({ name }) => name))}</summary>
      <div className="two-columns">
        {forSome.map(({ people, heading, text }) => (
          <section key={people}>
            <h3>{heading}</h3>
            <p>
              <CitedText text={text} citations={citations} />
            </p>
          </section>
        ))}
      </div>
    </details>
  )
}
