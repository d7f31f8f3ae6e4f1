import type { NavigationLink } from '../../../content/navigation.ts'

/** Links to the pages above this one, from the top. */
export function Breadcrumbs({ trail }: { trail: readonly NavigationLink[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol role="list">
        {trail.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
