import { Link, useSearchParams } from 'react-router'
import type { ListState } from './list-entry.ts'

const labels: Record<ListState, string> = {
  all: 'All',
  published: 'Published',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  trash: 'Trash',
}

/** The state in the address, or else the first. */
export function useListState(states: readonly ListState[]): ListState {
  const [params] = useSearchParams()
  return states.find((state) => state === params.get('state')) ?? states[0]!
}

type ListStatesProps = { path: string; current: ListState; states: readonly ListState[] }

/** Links to the records of each state. */
export function ListStates({ path, current, states }: ListStatesProps) {
  return (
    <nav className="list-states" aria-label="States">
      <ul role="list">
        {states.map((state) => (
          <li key={state}>
            <Link
              to={state === 'all' ? path : `${path}?state=${state}`}
              aria-current={state === current ? 'page' : undefined}
            >
              {labels[state]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
