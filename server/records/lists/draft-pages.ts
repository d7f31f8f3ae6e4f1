// One page of the drafts in a state, filtered and sorted by the database.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { DraftKind } from '../../../shared/draft-fields.ts'
import { foldText } from '../../../shared/letters.ts'
import { containsWords } from '../../database/contains-words.ts'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Section } from '../../listing/paginate.ts'
import type { Holder, Viewer } from '../../people/permit.ts'
import { oneOf, updateEntries } from '../draft-entries.ts'
import { permittedDrafts } from '../draft-rights.ts'
import { joinedDrafts, type ListedDraftRow } from '../draft-row.ts'
import { isInState, isLive, type StateOfDrafts } from '../draft-states.ts'

export type DraftOrder = 'title' | 'author' | 'email' | 'location' | 'date'

export type DraftFilters = {
  kind?: DraftKind | undefined
  /** Without it all but the trash. */
  state?: StateOfDrafts | undefined
  person: Viewer
  /** Whether only those of records that readers see. */
  onlyLive?: boolean
  /** Folded: each must be found. */
  words?: string[]
  /** `_id` or name of the author. */
  author?: string | undefined
  tag?: string | undefined
  solution?: string | undefined
}

type Sorted = { order?: DraftOrder | undefined; backwards?: boolean }

/** The numbers of one page of the drafts that match, last changed first unless an order says otherwise, and the total. */
export async function findDrafts(
  db: Database,
  { order = 'date', backwards = order === 'date', ...filters }: DraftFilters & Sorted,
  { offset, limit }: Section,
): Promise<{ numbers: number[]; total: number }> {
  await updateEntries(db)
  const direction = backwards ? 'desc' : 'asc'
  const total = await countDrafts(db, filters)
  if (limit === 0 || offset >= total) return { numbers: [], total }
  const rows = await matching(db, filters)
    .select('drafts.number')
    .orderBy(sortKeys[order], direction)
    .orderBy('drafts.number', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { numbers: rows.map(({ number }) => number), total }
}

/** How many drafts match. What they are filtered by besides their state must be up to date. */
export async function countDrafts(db: Database, filters: DraftFilters): Promise<number> {
  const { total } = await matching(db, filters)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const sortKeys = {
  title: sql`coalesce(entry.title_key, '')`,
  author: sql`coalesce(author.name_key, '')`,
  email: sql`coalesce(entry.email_key, '')`,
  location: sql`coalesce(entry.location_key, '')`,
  /** When it was changed or put into the trash. */
  date: sql`coalesce(drafts.trashed_at, drafts.updated_at)`,
}

type Matching = SelectQueryBuilder<Tables, 'drafts', object>

function matching(db: Database, filters: DraftFilters): Matching {
  const { kind, state, person, onlyLive = false, words = [], author, tag, solution } = filters
  const text = sql<string>`(entry.text || ' ' || coalesce(author.name_key, ''))`
  let found: Matching = db
    .selectFrom('drafts')
    .leftJoin('draft_entries as entry', 'entry.draft_number', 'drafts.number')
    .leftJoin('doctors as author', 'author.id', 'entry.author_id')
    .where((eb) => isInState(eb, state))
    .$if(person !== 'everybody', (query) => query.where(permittedDrafts(person as Holder)))
    .$if(kind !== undefined, (query) => query.where('drafts.kind', '=', kind!))
    .$if(onlyLive, (query) => query.where(isLive))
  const conditions = [
    words.length > 0 && containsWords(db, text, words),
    author && sql<boolean>`(author.id = ${author} or author.name_key = ${foldText(author)})`,
    tag && containsWords(db, sql.ref('entry.tags'), [oneOf(tag)]),
    solution && containsWords(db, sql.ref('entry.solutions'), [oneOf(solution)]),
  ]
  for (const condition of conditions) if (condition) found = found.where(condition)
  return found
}

/** The drafts with these numbers, in this order, without those that are gone. */
export async function listedDrafts(db: Database, numbers: number[]): Promise<ListedDraftRow[]> {
  if (numbers.length === 0) return []
  const rows = await joinedDrafts(db)
    .select(columns)
    .where('drafts.number', 'in', numbers)
    .execute()
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}

/** The unfinished work on these records that the person may read, by the records' numbers. */
export async function draftsOfRecords(
  db: Database,
  kind: DraftKind,
  numbers: number[],
  person: Viewer,
): Promise<Map<number, ListedDraftRow>> {
  if (numbers.length === 0) return new Map()
  const rows = await joinedDrafts(db)
    .select(columns)
    .where('drafts.fields', 'is not', null)
    .where(`drafts.${kind}_number`, 'in', numbers)
    .$if(person !== 'everybody', (query) => query.where(permittedDrafts(person as Holder)))
    .execute()
  return new Map(rows.map((row) => [row.live_number!, row]))
}

/** All but the rich texts. */
const columns = [
  ...(['drafts.number', 'drafts.id', 'drafts.kind', 'drafts.blog_number'] as const),
  ...(['drafts.doctor_number', 'drafts.record_id', 'drafts.record_created_at'] as const),
  ...(['drafts.version', 'drafts.words', 'drafts.field_versions', 'drafts.image_url'] as const),
  ...(['drafts.based_on', 'drafts.scheduled_at', 'drafts.scheduled_by'] as const),
  ...(['drafts.schedule_problem', 'drafts.created_at', 'drafts.created_by'] as const),
  ...(['drafts.updated_at', 'drafts.updated_by', 'drafts.trashed_at'] as const),
  ...(['drafts.trashed_by', 'drafts.fields'] as const),
] as const
