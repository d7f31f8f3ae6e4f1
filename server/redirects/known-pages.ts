import { publicPages } from '../../content/public-pages.ts'
import { addressesOf } from '../../shared/public-page.ts'
import type { Database } from '../database/database.ts'

/** The router ignores the case of these. */
const fixedPages = new Set(
  publicPages.flatMap((page) => addressesOf(page)).map((address) => address.toLowerCase()),
)

/** Tables whose records have a page each, by the path before their id. */
const recordPages = [
  { start: '/articles/', table: 'blogs' },
  { start: '/doctors/', table: 'doctors' },
] as const

/** Returns those of the paths at which readers find a page now. */
export async function pagesAmong(db: Database, paths: string[]): Promise<Set<string>> {
  const found = new Set(paths.filter((path) => fixedPages.has(path.toLowerCase())))
  for (const { start, table } of recordPages) {
    const ids = paths
      .filter((path) => path.startsWith(start))
      .map((path) => path.slice(start.length))
    if (ids.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- two statements
    const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
    for (const { id } of rows) found.add(start + id)
  }
  return found
}
