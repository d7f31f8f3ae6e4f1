import { randomBytes } from 'node:crypto'
import { limits } from '../../shared/limits.ts'
import { canonicalPath, type RedirectInput, redirectMessages } from '../../shared/redirect.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { pagesAmong } from './known-pages.ts'

export type RedirectRow = Tables['redirects']

/** Why a redirect is not added: the response's status, message and field. */
export type Refusal = { status: 400 | 409; message: string; field: 'from' | 'to' }

type Rules = {
  /** The time of the addition, ISO 8601 UTC. */
  at: string
  /** The site's origin, which may stand before a path. */
  siteUrl: string
  isReserved: (path: string) => boolean
}

const { total: mostRows, path: longest } = limits.redirects

/**
 * Adds redirects, a few hundred at most, in a transaction that holds the lock of the list. Returns for each
 * its row, or why it was refused. Redirects that led to a new one's old address, a page that is gone, now
 * lead where that one leads.
 */
export async function addRows(
  trx: Database,
  pairs: readonly RedirectInput[],
  { at, siteUrl, isReserved }: Rules,
): Promise<(RedirectRow | Refusal)[]> {
  const paths = pairs.map(({ from, to }) => ({
    from: pathOf(from, siteUrl),
    to: pathOf(to, siteUrl),
  }))
  const known = paths.flatMap(({ from, to }) => [from.path, to.path]).filter((path) => path !== '')
  const pages = await pagesAmong(trx, known)
  const taken = await sourcesAmong(trx, known)
  let free = mostRows - (await countRows(trx))

  const results = paths.map(({ from, to }): RedirectRow | Refusal => {
    const { isPage, noPage, reserved, taken: isTaken, leadsOn, full } = redirectMessages
    const refusal = (field: 'from' | 'to', message: string, status: 400 | 409 = 400) => ({
      status,
      message,
      field,
    })
    if (from.problem) return refusal('from', from.problem)
    if (isReserved(from.path)) return refusal('from', reserved)
    if (pages.has(from.path)) return refusal('from', isPage)
    if (to.problem) return refusal('to', to.problem)
    if (!pages.has(to.path)) return refusal('to', noPage)
    if (taken.has(from.path)) return refusal('from', isTaken, 409)
    if (taken.has(to.path)) return refusal('to', leadsOn)
    if (free === 0) return refusal('from', full, 409)
    free -= 1
    taken.add(from.path)
    const id = randomBytes(16).toString('hex')
    return { id, source: from.path, target: to.path, created_at: at }
  })

  const rows = results.filter((result) => 'id' in result)
  if (rows.length > 0) {
    await trx.insertInto('redirects').values(rows).execute()
    await leadFurther(trx, rows)
  }
  return results
}

/** The path in its stored form, or what is wrong with it. */
function pathOf(text: string, siteUrl: string): { path: string; problem?: string } {
  const { notAPath, tooLong } = redirectMessages
  if (text.length > longest + siteUrl.length) return { path: '', problem: tooLong }
  const trimmed = text.trim()
  const path = canonicalPath(
    trimmed.startsWith(`${siteUrl}/`) ? trimmed.slice(siteUrl.length) : trimmed,
  )
  if (path === undefined) return { path: '', problem: notAPath }
  return path.length > longest ? { path: '', problem: tooLong } : { path }
}

async function sourcesAmong(trx: Database, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await trx
    .selectFrom('redirects')
    .select('source')
    .where('source', 'in', paths)
    .execute()
  return new Set(rows.map(({ source }) => source))
}

async function countRows(trx: Database): Promise<number> {
  const { count } = await trx
    .selectFrom('redirects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Keeps every redirect one step long. */
async function leadFurther(trx: Database, added: RedirectRow[]): Promise<void> {
  const targetOf = new Map(added.map(({ source, target }) => [source, target]))
  // unlocked redirects: the caller holds the lock of the whole list.
  const rows = await trx
    .selectFrom('redirects')
    .select('target')
    .distinct()
    .where('target', 'in', [...targetOf.keys()])
    .execute()
  for (const { target } of rows) {
    await trx
      .updateTable('redirects')
      .set({ target: targetOf.get(target)! })
      .where('target', '=', target)
      .execute()
  }
}
