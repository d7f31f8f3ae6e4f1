import type { MedicalPage } from '../../../content/medical-page.ts'

export function ConditionTypes({ condition }: { condition: MedicalPage }) {
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
