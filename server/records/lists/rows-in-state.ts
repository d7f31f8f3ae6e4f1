import type { ListState } from '../../../shared/draft.ts'
import type { Section } from '../../listing/paginate.ts'
import type { DraftFilters } from './draft-pages.ts'

type Found = { numbers: number[]; total: number }

type Lists<Row> = {
  /** The numbers of one section of what readers see. */
  seen: (section: Section) => Promise<Found>
  /** The numbers of one section of the drafts in a state. */
  drafts: (state: DraftFilters['state'], section: Section) => Promise<Found>
  seenRows: (numbers: number[]) => Promise<Row[]>
  draftRows: (numbers: number[]) => Promise<Row[]>
}

/** One section of a list's rows in the state: `all` begins with drafts of what readers do not see. */
export async function rowsInState<Row>(
  state: ListState,
  section: Section,
  { seen, drafts, seenRows, draftRows }: Lists<Row>,
): Promise<{ items: Row[]; total: number }> {
  if (state !== 'published' && state !== 'all') {
    const { numbers, total } = await drafts(state, section)
    return { items: await draftRows(numbers), total }
  }
  const unseen = state === 'all' ? await drafts('unseen', section) : { numbers: [], total: 0 }
  const { numbers, total } = await seen({
    offset: Math.max(0, section.offset - unseen.total),
    limit: section.limit - unseen.numbers.length,
  })
  const items = [...(await draftRows(unseen.numbers)), ...(await seenRows(numbers))]
  return { items, total: unseen.total + total }
}
