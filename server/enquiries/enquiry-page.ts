import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { containsWords, filterWords } from '../database/contains-words.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { updateFilterTexts } from './enquiry-filter.ts'

export type EnquiryCondition = (eb: ExpressionBuilder<Tables, 'enquiries'>) => Expression<SqlBool>

export type PageOfIds = {
  query?: string | undefined
  limit: number
  page: number
  where: EnquiryCondition
  /** Newest first by this. */
  order: 'created_at' | 'last_at'
}

/** SQLite reads in this process: a search of all texts at once would hold up every request. */
const atOnce = 1000

/** Ids of one page of enquiries that contain all words of the query, and how many there are in all. */
export async function pageOfIds(
  db: Database,
  { query = '', limit, page, where, order }: PageOfIds,
): Promise<{ ids: string[]; total: number }> {
  const first = (page - 1) * limit
  const words = filterWords(query)
  if (words.length > 0) await updateFilterTexts(db)
  const matches = containsWords(db, sql<string>`filter_text`, words)
  if (words.length > 0 && !isPostgres(db)) {
    const found = await searchInTurns(db, { matches, where, order })
    return { ids: found.slice(first, first + limit), total: found.length }
  }
  const listed = db
    .selectFrom('enquiries')
    .where(where)
    .$if(words.length > 0, (rows) => rows.where(matches))
  const rows = await listed
    .select('id')
    .orderBy(order, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(first)
    .execute()
  const { total } = await listed
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { ids: rows.map(({ id }) => id), total }
}

type Search = Pick<PageOfIds, 'where' | 'order'> & { matches: Expression<SqlBool> }

/** All that match, newest first; other work gets its turn in between. */
async function searchInTurns(db: Database, { matches, where, order }: Search): Promise<string[]> {
  const found: string[] = []
  const key = sql`(${sql.ref(order)}, id)`
  let before: { at: string; id: string } | undefined
  for (;;) {
    const part = db
      .selectFrom('enquiries')
      .where(where)
      .$if(before !== undefined, (query) =>
        query.where(sql<boolean>`${key} < (${before!.at}, ${before!.id})`),
      )
      .orderBy(order, 'desc')
      .orderBy('id', 'desc')
    const last = await part
      .select([`${order} as at`, 'id'])
      .offset(atOnce - 1)
      .limit(1)
      .executeTakeFirst()
    const rows = await part
      .select('id')
      .where(matches)
      .$if(last !== undefined, (query) =>
        query.where(sql<boolean>`${key} >= (${last!.at}, ${last!.id})`),
      )
      .execute()
    for (const { id } of rows) found.push(id)
    if (!last) return found
    before = last
    await nextTurn()
  }
}
