import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import { limits } from '../../shared/limits.ts'
import {
  canonicalPath,
  type Redirect,
  type RedirectInput,
  type RedirectListResult,
  redirectMessages,
} from '../../shared/redirect.ts'
import { exportFields } from '../audit/export-fields.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import { containsWords } from '../database/contains-words.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, lockFor } from '../database/transaction.ts'
import { type Holder, permit } from '../people/permit.ts'
import { addRows, type RedirectRow } from './add-rows.ts'
import { pagesAmong } from './known-pages.ts'
import { readList } from './read-list.ts'
import { createReservedPaths } from './reserved-paths.ts'

export type Redirects = ReturnType<typeof createRedirects>

type Part = { query?: string | undefined; limit: number; page: number }

/** How many lines of a list are added per transaction; other requests run in between. */
const atOnce = 250

/** Old addresses, each of which leads on to a page. None leads to another, so there are no chains and no loops. */
export function createRedirects(db: Database, clock: Clock, siteUrl: string) {
  const reserved = createReservedPaths()

  /** Runs the work in a transaction that first checks the person's right; no two change the list at once. */
  const change = <Result>(person: Holder, work: (trx: Database) => Promise<Result>) =>
    inTransaction(db, async (trx) => {
      await permit(person, 'words')(trx)
      await lockFor(trx, 'redirects')
      return work(trx)
    })

  const add = (trx: Database, pairs: readonly RedirectInput[]) =>
    addRows(trx, pairs, { at: clock().toISOString(), siteUrl, isReserved: reserved.has })

  function note(
    trx: Database,
    { email }: Holder,
    action: 'created' | 'deleted',
    { id, source }: Pick<RedirectRow, 'id' | 'source'>,
  ): Promise<void> {
    const at = clock().toISOString()
    const fields = ['old address']
    return recordAudit(trx, {
      at,
      by: email,
      action,
      kind: 'site',
      record: id,
      title: source,
      fields,
    })
  }

  /** Writes one row of the audit log for a portion of a list. */
  async function noteMany(trx: Database, { email }: Holder, added: number): Promise<void> {
    if (added === 0) return
    const at = clock().toISOString()
    const fields = ['old addresses', ...exportFields({}, added)]
    await recordAudit(trx, { at, by: email, action: 'created', kind: 'site', fields })
  }

  return {
    /** Reserves the path of a route. To be called for every route that the server has. */
    noteRoute: reserved.note,

    /**
     * Returns where a request without a page leads: the path of another page, or of the same one without
     * the slash at its end. Undefined if it leads nowhere.
     */
    async find(url: string): Promise<string | undefined> {
      const path = url.split('?', 1)[0]!
      const key = path.length <= limits.redirects.path ? canonicalPath(path) : undefined
      if (key === undefined) return undefined
      const row = await db
        .selectFrom('redirects')
        .select('target')
        .where('source', '=', key)
        .executeTakeFirst()
      if (row) return row.target
      const isPage = path.endsWith('/') && key !== '/' && (await pagesAmong(db, [key])).has(key)
      return isPage ? key : undefined
    },

    /** Sorted by the old address. */
    async list({ query = '', limit, page }: Part): Promise<{ items: Redirect[]; total: number }> {
      const text = sql<string>`lower(source || ' ' || target)`
      // Stored paths are encoded.
      const words = query.split(/\s+/).map((word) => encodeURI(word.toLowerCase()).toLowerCase())
      const found = db.selectFrom('redirects').where(containsWords(db, text, words.filter(Boolean)))
      const { total } = await found
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await found
        .selectAll()
        .orderBy('source')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      return { items: rows.map(json), total }
    },

    /** Throws 400 or 409 with the first broken rule. */
    create: (person: Holder, input: RedirectInput): Promise<Redirect> =>
      change(person, async (trx) => {
        const result = (await add(trx, [input]))[0]!
        if ('message' in result) {
          const { status, message, field } = result
          throw new HttpError(status, message, { field })
        }
        await note(trx, person, 'created', result)
        return json(result)
      }),

    /** Adds the lines of a CSV file that break no rule. A portion of them is one transaction. */
    async createList(person: Holder, csv: string): Promise<RedirectListResult> {
      const lines = readList(csv)
      if (lines.length > limits.redirects.lines) {
        throw new HttpError(400, redirectMessages.tooManyLines)
      }
      const refused = lines
        .filter(({ columns }) => columns.length !== 2)
        .map(({ line }) => ({ line, message: redirectMessages.notTwoColumns }))
      const pairs = lines.flatMap(({ line, columns: [from = '', to = ''], columns }) =>
        columns.length === 2 ? [{ line, from, to }] : [],
      )
      let added = 0
      for (let first = 0; first < pairs.length; first += atOnce) {
        const portion = pairs.slice(first, first + atOnce)
        const results = await change(person, async (trx) => {
          const results = await add(trx, portion)
          await noteMany(trx, person, results.filter((result) => 'id' in result).length)
          return results
        })
        results.forEach((result, index) => {
          if ('id' in result) added += 1
          else refused.push({ line: portion[index]!.line, message: result.message })
        })
        await afterOthers()
      }
      return { added, refused: refused.toSorted((a, b) => a.line - b.line) }
    },

    /** Throws 404 if there is no such redirect. */
    remove: (person: Holder, id: string): Promise<void> =>
      change(person, async (trx) => {
        const row = await trx
          .deleteFrom('redirects')
          .where('id', '=', id)
          .returning(['id', 'source'])
          .executeTakeFirst()
        if (!row) throw new HttpError(404, 'Address not found')
        await note(trx, person, 'deleted', row)
      }),
  }
}

const json = ({ id, source, target, created_at }: RedirectRow): Redirect => ({
  _id: id,
  from: source,
  to: target,
  createdAt: created_at,
})
