// Rows of the panel's lists: records and drafts in a state.
import type { ListRow, ListState, RowDraft } from '../../../shared/draft.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import { type DraftKind, draftKinds, recordKinds } from '../../../shared/record-kinds.ts'
import { filterWords } from '../../database/contains-words.ts'
import type { Database } from '../../database/database.ts'
import { inOrder } from '../../listing/by-number.ts'
import { type Section, sectionOf } from '../../listing/paginate.ts'
import type { Holder, Viewer } from '../../people/permit.ts'
import { permittedDrafts } from '../draft-rights.ts'
import {
  joinedDrafts,
  keyOf,
  type ListedDraftRow,
  scheduleProblemOf,
  stateOf,
} from '../draft-row.ts'
import { parseFields } from '../stored-fields.ts'
import { type DraftFilters, type DraftOrder, findDrafts } from './find-drafts.ts'

/** The query of a list of one kind. */
type Listing = Pick<DraftFilters, 'person' | 'author' | 'tag' | 'solution'> & {
  page: number
  limit: number
  state?: ListState | undefined
  query?: string | undefined
  /** A leading hyphen means descending. */
  sort?: string | undefined
}

/** What every list shows of a draft, and the draft's fields except rich texts. */
export type RowOfDraft = ListRow & { createdAt: string; fields: DraftFields }

type Rows<Row> = {
  /** Returns the numbers of one section of the published records. */
  published: (section: Section) => Promise<Found>
  /** `drafts`: by the numbers of their records. */
  rowsOfRecords: (numbers: number[], drafts: Map<number, RowDraft>) => Promise<Row[]>
  rowsOfDrafts: (drafts: RowOfDraft[]) => Row[] | Promise<Row[]>
}

type Found = { numbers: number[]; total: number }

/** Returns one page of rows in the state. `all` begins with the drafts of unpublished records. */
export async function rowsInState<Row>(
  db: Database,
  kind: DraftKind,
  listing: Listing,
  { published, rowsOfRecords, rowsOfDrafts }: Rows<Row>,
): Promise<{ items: Row[]; total: number }> {
  const { state = 'published', person } = listing
  const isOfDrafts = state !== 'published' && state !== 'all'
  const drafts =
    state === 'published'
      ? { numbers: [], total: 0 }
      : await draftsInState(db, kind, listing, { state: isOfDrafts ? state : 'unseen' })
  const rows = (await listedDrafts(db, drafts.numbers)).map(rowOfDraft)
  const items = rows.length > 0 ? await rowsOfDrafts(rows) : []
  if (isOfDrafts) return { items, total: drafts.total }
  const { offset, limit } = sectionOf(listing)
  const { numbers, total } = await published({
    offset: Math.max(0, offset - drafts.total),
    limit: limit - drafts.numbers.length,
  })
  if (numbers.length > 0) {
    items.push(...(await rowsOfRecords(numbers, await draftsOfRecords(db, kind, numbers, person))))
  }
  return { items, total: drafts.total + total }
}

/** Returns the numbers of one page of the published records whose drafts are in the state. */
export async function recordsInState(
  db: Database,
  kind: DraftKind,
  listing: Listing,
  state: Exclude<ListState, 'published' | 'all'>,
): Promise<Found> {
  const { numbers, total } = await draftsInState(db, kind, listing, { state, onlyLive: true })
  const drafts = await listedDrafts(db, numbers)
  return { numbers: drafts.flatMap(({ live_number }) => live_number ?? []), total }
}

/**
 * Returns the numbers of one page of the drafts in a state, last changed first unless `sort` says
 * otherwise.
 */
function draftsInState(
  db: Database,
  kind: DraftKind,
  { query = '', sort = '-date', person, author, tag, solution, ...page }: Listing,
  which: Pick<DraftFilters, 'state' | 'onlyLive'>,
): Promise<Found> {
  const column = sort.replace('-', '')
  const order = (column === recordKinds[kind].title ? 'title' : column) as DraftOrder
  const filters = { kind, person, author, tag, solution, words: filterWords(query), ...which }
  return findDrafts(db, { ...filters, order, backwards: sort.startsWith('-') }, sectionOf(page))
}

/** Returns the drafts with these numbers, in this order; skips those that no longer exist. */
export async function listedDrafts(db: Database, numbers: number[]): Promise<ListedDraftRow[]> {
  if (numbers.length === 0) return []
  const rows = await joinedDrafts(db)
    .select(listedColumns)
    .where('drafts.number', 'in', numbers)
    .execute()
  return inOrder(numbers, rows)
}

/** Returns the drafts of these records that the person may read, by the records' numbers. */
async function draftsOfRecords(
  db: Database,
  kind: DraftKind,
  numbers: number[],
  person: Viewer,
): Promise<Map<number, RowDraft>> {
  const rows = await joinedDrafts(db)
    .select(listedColumns)
    .where('drafts.fields', 'is not', null)
    .where(`drafts.${kind}_number`, 'in', numbers)
    .$if(person !== 'everybody', (query) => query.where(permittedDrafts(person as Holder)))
    .execute()
  return new Map(rows.map((row) => [row.live_number!, rowDraft(row)]))
}

function rowOfDraft(row: ListedDraftRow): RowOfDraft {
  return {
    _id: row.live_id ?? keyOf(row),
    draft: rowDraft(row),
    date: row.trashed_at ?? row.updated_at,
    createdAt: row.created_at,
    updatedAt: row.live_updated_at ?? row.updated_at,
    fields: parseFields(row.kind, row.fields ?? '{}'),
  }
}

function rowDraft(row: ListedDraftRow): RowDraft {
  return {
    key: keyOf(row),
    state: stateOf(row),
    scheduledAt: row.scheduled_at,
    scheduleProblem: scheduleProblemOf(row),
    words: row.words,
  }
}

/** All but the rich texts. */
const listedColumns = [
  'drafts.number',
  'drafts.id',
  'drafts.kind',
  ...draftKinds.map((kind) => `drafts.${kind}_number` as const),
  'drafts.record_id',
  'drafts.record_created_at',
  'drafts.version',
  'drafts.words',
  'drafts.field_versions',
  'drafts.image_url',
  'drafts.based_on',
  'drafts.scheduled_at',
  'drafts.scheduled_by',
  'drafts.scheduled_hard',
  'drafts.schedule_problem',
  'drafts.created_at',
  'drafts.created_by',
  'drafts.updated_at',
  'drafts.updated_by',
  'drafts.trashed_at',
  'drafts.trashed_by',
  'drafts.fields',
] as const
