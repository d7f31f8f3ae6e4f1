import type { SolutionGroup } from '../../../content/solution-groups.ts'
import { RoundLinks } from '../round-links/round-links.tsx'

/** A group in the overview: what it is about, and its conditions. */
export function SolutionGroupOverview({ group }: { group: SolutionGroup }) {
  const { id, title, to, intro, items } = group
  const hasOwnPage = !to.endsWith(`#${id}`)
  return (
    <section className="solution-group-overview" id={id} aria-labelledby={`${id}-heading`}>
      <div className="stack">
        <h2 id={`${id}-heading`}>{hasOwnPage ? <a href={to}>{title}</a> : title}</h2>
        <p>{intro}</p>
      </div>
      <RoundLinks links={items} />
    </section>
  )
}
