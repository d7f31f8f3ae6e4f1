// Finds the drafts of a list: filtered, sorted and counted by the database.
import { type SelectQueryBuilder, sql } from 'kysely'
import { foldText } from '../../../shared/letters.ts'
import type { DraftKind } from '../../../shared/record-kinds.ts'
import { containsWords } from '../../database/contains-words.ts'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { Section } from '../../listing/paginate.ts'
import type { Holder, Viewer } from '../../people/permit.ts'
import { oneOf, updateEntries } from '../draft-entries.ts'
import { permittedDrafts } from '../draft-rights.ts'
import { isInState, isLive, type StateOfDrafts } from '../draft-states.ts'

export type DraftOrder = 'title' | 'author' | 'email' | 'location' | 'date'

export type DraftFilters = {
  kind?: DraftKind | undefined
  /** Without a state: all but the trash. */
  state?: StateOfDrafts | undefined
  person: Viewer
  /** Whether to find only drafts of published records. */
  onlyLive?: boolean
  /** Folded words, all of which must match. */
  words?: string[]
  /** `_id` or name of the author. */
  author?: string | undefined
  tag?: string | undefined
  solution?: string | undefined
}

type Sorted = { order?: DraftOrder | undefined; backwards?: boolean }

/**
 * Returns the numbers of one page of the matching drafts, last changed first unless `order` says otherwise,
 * and the total.
 */
export async function findDrafts(
  db: Database,
  { order = 'date', backwards = order === 'date', ...filters }: DraftFilters & Sorted,
  { offset, limit }: Section,
): Promise<{ numbers: number[]; total: number }> {
  await updateEntries(db)
  const drafts = matching(db, filters)
  const { total } = await drafts
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (limit === 0 || offset >= total) return { numbers: [], total }
  const direction = backwards ? 'desc' : 'asc'
  const rows = await drafts
    .select('drafts.number')
    .orderBy(sortKeys[order], direction)
    .orderBy('drafts.number', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { numbers: rows.map(({ number }) => number), total }
}

const sortKeys = {
  title: sql`coalesce(entry.title_key, '')`,
  author: sql`coalesce(author.name_key, '')`,
  email: sql`coalesce(entry.email_key, '')`,
  location: sql`coalesce(entry.location_key, '')`,
  /** When the draft was last changed, or moved to the trash. */
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
