import type { MedicalPage } from '../../../content/medical-page.ts'
import { findMedicalPage } from '../../../content/medical-pages.ts'
import { Chapter } from '../chapter/chapter.tsx'
import { Still } from '../chapter/still.tsx'

type ConditionTypesProps = {
  condition: Pick<MedicalPage, 'typesOf' | 'types' | 'difference' | 'seeAlso'>
}

/** The kinds of a condition, beside the drawing of the page that is closest to it. */
export function ConditionTypes({ condition }: ConditionTypesProps) {
  const { typesOf, types, difference, seeAlso } = condition
  const closest = findMedicalPage(difference?.from ?? seeAlso[0] ?? '')
  return (
    <Chapter
      id="types"
      heading={`Types of ${typesOf}`}
      size={types.length === 1 ? '1 kind' : `${types.length} kinds`}
      picture={closest && <Still src={closest.image.src} />}
    >
      <ul className="condition-types" role="list">
        {types.map(({ type, description }) => (
          <li key={type}>
            <h3>{type}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  )
}
