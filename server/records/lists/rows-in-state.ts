import type { ListState } from '../../../shared/draft.ts'
import { type DraftKind, recordKinds } from '../../../shared/record-kinds.ts'
import { filterWords } from '../../database/contains-words.ts'
import type { Database } from '../../database/database.ts'
import { type Section, sectionOf } from '../../listing/paginate.ts'
import { type DraftFilters, type DraftOrder, findDrafts } from './draft-pages.ts'

/** What a list of one kind is asked for. */
type Listing = Pick<DraftFilters, 'person' | 'author' | 'tag' | 'solution'> & {
  page: number
  limit: number
  state?: ListState | undefined
  query?: string | undefined
  /** With a hyphen in front: backwards. */
  sort?: string | undefined
}

type Lists<Row> = {
  /** The numbers of one section of what readers see. */
  seen: (section: Section) => Promise<{ numbers: number[]; total: number }>
  seenRows: (numbers: number[]) => Promise<Row[]>
  draftRows: (numbers: number[]) => Promise<Row[]>
}

/** One page of a list's rows in the state: `all` begins with drafts of what readers do not see. */
export async function rowsInState<Row>(
  db: Database,
  kind: DraftKind,
  listing: Listing,
  { seen, seenRows, draftRows }: Lists<Row>,
): Promise<{ items: Row[]; total: number }> {
  const { state = 'published' } = listing
  const section = sectionOf(listing)
  if (state !== 'published' && state !== 'all') {
    const { numbers, total } = await draftsInState(db, kind, listing, { state })
    return { items: await draftRows(numbers), total }
  }
  const unseen =
    state === 'all'
      ? await draftsInState(db, kind, listing, { state: 'unseen' })
      : { numbers: [], total: 0 }
  const { numbers, total } = await seen({
    offset: Math.max(0, section.offset - unseen.total),
    limit: section.limit - unseen.numbers.length,
  })
  const items = [...(await draftRows(unseen.numbers)), ...(await seenRows(numbers))]
  return { items, total: unseen.total + total }
}

/** The numbers of one page of the drafts in a state: last changed first where no order is asked for. */
export function draftsInState(
  db: Database,
  kind: DraftKind,
  { query = '', sort = '-date', person, author, tag, solution, ...page }: Listing,
  which: Pick<DraftFilters, 'state' | 'onlyLive'>,
) {
  const column = sort.replace('-', '')
  const order = (column === recordKinds[kind].title ? 'title' : column) as DraftOrder
  const filters = { kind, person, author, tag, solution, words: filterWords(query), ...which }
  return findDrafts(db, { ...filters, order, backwards: sort.startsWith('-') }, sectionOf(page))
}
