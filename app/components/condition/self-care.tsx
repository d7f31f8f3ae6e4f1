import type { Condition } from '../../../content/conditions/condition.ts'
import { CitedText } from '../citations/cited-text.tsx'
import type { Citations } from '../citations/citations.ts'

type SelfCareProps = Pick<Condition, 'selfCare'> & { citations: Citations }

/** What a reader can do, step by step, and should avoid. */
export function SelfCare({ selfCare, citations }: SelfCareProps) {
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
    </section>
  )
}
