import { useId } from 'react'
import type { DeskSort } from '../../../shared/desk.ts'

const names: Record<DeskSort, string> = {
  waiting: 'Longest wait first',
  newest: 'Newest first',
}

type SortButtonProps = { sort: string | undefined; onSort: (sort: DeskSort) => void }

/** Turns the order of a list: the longest wait or the newest activity first. */
export function SortButton({ sort, onSort }: SortButtonProps) {
  const id = useId()
  const present = sort === 'newest' ? 'newest' : 'waiting'
  return (
    <>
      <button
        className="button quiet-button"
        type="button"
        aria-describedby={id}
        onClick={() => onSort(present === 'waiting' ? 'newest' : 'waiting')}
      >
        Sort
      </button>
      <span className="quiet" id={id} role="status">
        {names[present]}
      </span>
    </>
  )
}
