import { publicPages } from '../../content/public-pages.ts'
import { legalPages } from '../../content/words/pages/legal.ts'
import { addressesOf } from '../../shared/public-page.ts'
import type { Database } from '../database/database.ts'

/** The router ignores the case of these. */
const fixedPages = new Set(
  publicPages.flatMap((page) => addressesOf(page)).map((address) => address.toLowerCase()),
)

/** Pages that the database knows: the path before their id, and which of these ids there are. */
const storedPages: [start: string, existing: (db: Database, ids: string[]) => Promise<string[]>][] =
  [
    ['/articles/', (db, ids) => recordsAmong(db, 'blogs', ids)],
    ['/doctors/', (db, ids) => recordsAmong(db, 'doctors', ids)],
    ...legalPages.map(({ key, address }): (typeof storedPages)[number] => [
      `${address}/versions/`,
      (db, ids) => versionsAmong(db, key, ids),
    ]),
  ]

/** Returns those of the paths at which readers find a page now. */
export async function pagesAmong(db: Database, paths: string[]): Promise<Set<string>> {
  const found = paths.filter((path) => fixedPages.has(path.toLowerCase()))
  for (const [start, existing] of storedPages) {
    const ids = paths
      .filter((path) => path.startsWith(start))
      .map((path) => path.slice(start.length))
    if (ids.length === 0) continue
    found.push(...(await existing(db, ids)).map((id) => start + id))
  }
  return new Set(found)
}

async function recordsAmong(db: Database, table: 'blogs' | 'doctors', ids: string[]) {
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

async function versionsAmong(db: Database, page: string, ids: string[]) {
  const rows = await db
    .selectFrom('legal_versions')
    .select('version')
    .where('page', '=', page)
    .where('version', 'in', ids)
    .execute()
  return rows.map(({ version }) => version)
}
