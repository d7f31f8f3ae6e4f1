/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- The roles are those of the elements. */
import { medicalNotes } from '../../../content/medical-notes.ts'
import { cellsOf, type CareOption } from '../../../content/options/care-option.ts'
import { CitedText } from '../citations/cited-text.tsx'
import type { Citations } from '../citations/citations.ts'

type OptionTableProps = { options: readonly CareOption[]; citations: Citations }

/**
 * What can be done, side by side. On narrow screens each row is a card; the roles are spelled out because
 * browsers drop those of table elements that are not laid out as a table.
 */
export function OptionTable({ options, citations }: OptionTableProps) {
  const columns = cellsOf(options[0]!).map(({ heading }) => heading)
  return (
    <section className="care-options both-columns" aria-labelledby="options">
      <h3 id="options">Options side by side</h3>
      <p>{medicalNotes.options}</p>
      <table role="table" aria-labelledby="options">
        <thead role="rowgroup">
          <tr role="row">
            {['Option', ...columns].map((heading) => (
              <th key={heading} role="columnheader" scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {options.map((option) => (
            <tr key={option.name} role="row">
              <th role="rowheader" scope="row">
                {option.name}
              </th>
              {cellsOf(option).map(({ heading, text }) => (
                <td key={heading} role="cell" data-heading={heading}>
                  <CitedText text={text} citations={citations} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
