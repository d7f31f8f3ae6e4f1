import type { Condition } from '../../../content/conditions/condition.ts'
import { CitedText } from '../citations/cited-text.tsx'
import type { Citations } from '../citations/citations.ts'

type SelfCareProps = Pick<Condition, 'selfCare'> & { citations: Citations }

/** What a reader can do, and should avoid. */
export function SelfCare({ selfCare, citations }: SelfCareProps) {
  const lists = [
    { look: 'do', heading: 'Do', items: selfCare.do },
    { look: 'avoid', heading: 'Avoid', items: selfCare.avoid },
  ]
  return (
    <section aria-labelledby="self-care">
      <h2 id="self-care">What you can do</h2>
      <div className="self-care">
        {lists.map(({ look, heading, items }) => (
          <section key={look} className={`self-care-${look}`}>
            <h3>{heading}</h3>
            <ul role="list">
              {items.map((item) => (
                <li key={item}>
                  <CitedText text={item} citations={citations} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
