import type { Condition } from '../../../content/conditions/condition.ts'

export function ConditionTypes({ condition }: { condition: Condition }) {
  return (
    <section className="condition-types" aria-labelledby="types">
      <h2 id="types">Types of {condition.typesOf}</h2>
      <ul role="list">
        {condition.types.map(({ type, description }) => (
          <li key={type}>
            <h3>{type}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
