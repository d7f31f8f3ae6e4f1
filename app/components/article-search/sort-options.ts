import type { SortOrder } from '../../../shared/blog.ts'

type SortOption = { value: SortOrder | ''; label: string }

const named: SortOption[] = [
  { value: 'author', label: 'Author' },
  { value: 'a-z', label: 'A-Z' },
  { value: 'z-a', label: 'Z-A' },
]

/** The list comes newest first unless asked otherwise; what a search finds, best match first. */
export function sortOptions(searching: boolean): SortOption[] {
  return searching
    ? [{ value: '', label: 'Best match' }, { value: 'recent', label: 'Recent' }, ...named]
    : [{ value: '', label: 'Recent' }, ...named]
}
