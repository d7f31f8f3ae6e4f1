import type { MedicalPage } from '../../../content/medical-page.ts'
import { adviceForSome } from '../../../content/conditions/some-people.ts'
import { CitedText } from '../citations/cited-text.tsx'
import type { Citations } from '../citations/citations.ts'

type SelfCareProps = {
  condition: Pick<MedicalPage, 'selfCare' | 'forSomePeople'>
  citations: Citations
}

/** What a reader can do, step by step, what to avoid, and what differs for some people. */
export function SelfCare({ condition, citations }: SelfCareProps) {
  const { selfCare } = condition
  const forSome = adviceForSome(condition)
  const itemsOf = (items: readonly string[]) =>
    items.map((item) => (
      <li key={item}>
        <CitedText text={item} citations={citations} />
      </li>
    ))
  return (
    <section aria-labelledby="self-care">
      <h2 id="self-care">What you can do</h2>
      <div className="self-care">
        <section>
          <h3>Do</h3>
          <ol role="list">{itemsOf(selfCare.do)}</ol>
        </section>
        <section>
          <h3>Avoid</h3>
          <ul role="list">{itemsOf(selfCare.avoid)}</ul>
        </section>
      </div>
      {forSome.length > 0 && (
        <div className="for-some-people">
          {forSome.map(({ people, heading, text }) => (
            <section key={people}>
              <h3>{heading}</h3>
              <p>
                <CitedText text={text} citations={citations} />
              </p>
            </section>
          ))}
        </div>
      )}
    </section>
  )
}
