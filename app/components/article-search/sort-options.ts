import type { SortOrder } from '../../../shared/blog.ts'

type SortOption = { value: SortOrder | ''; label: string }

const named: SortOption[] = [
  { value: 'author', label: 'Author' },
  { value: 'a-z', label: 'A-Z' },
  { value: 'z-a', label: 'Z-A' },
]

/** By default the list is sorted newest first, and search results by best match. */
export function sortOptions(searching: boolean): SortOption[] {
  return searching
    ? [{ value: '', label: 'Best match' }, { value: 'recent', label: 'Recent' }, ...named]
    : [{ value: '', label: 'Recent' }, ...named]
}
