import { publicPages } from '../../content/public-pages.ts'
import { addressesOf, addressPattern } from '../../shared/public-page.ts'
import type { Database } from '../database/database.ts'

const listed = publicPages.filter(({ inSitemap }) => inSitemap !== false)
const fixed = new Set(listed.flatMap((page) => addressesOf(page)))
/** Pages about records of the database. */
const ofRecords = listed.filter((page) => addressesOf(page).length === 0)
const pattern = new RegExp(ofRecords.map((page) => addressPattern(page).source).join('|'))

/** Whether the path is that of a page in the site map, or would be if its record existed. */
export function mayBePublic(path: string): boolean {
  return fixed.has(path) || pattern.test(path)
}

const record = /^\/(?<kind>articles|doctors)\/(?<id>[A-Za-z0-9-]{1,100})$/

/** The ids of the articles and doctors that these paths belong to. */
export function recordIds(paths: readonly string[]): Record<'articles' | 'doctors', string[]> {
  const ids = { articles: [] as string[], doctors: [] as string[] }
  for (const path of paths) {
    if (fixed.has(path)) continue
    const { kind, id = '' } = record.exec(path)?.groups ?? {}
    if (kind === 'articles' || kind === 'doctors') ids[kind].push(id)
  }
  return ids
}

/** Whether readers can open a page at this path now. */
export async function isPublic(db: Database, path: string): Promise<boolean> {
  if (fixed.has(path)) return true
  const { articles, doctors } = recordIds([path])
  const ids = [...articles, ...doctors]
  if (ids.length === 0) return false
  const table = articles.length > 0 ? 'blogs' : 'doctors'
  const row = await db.selectFrom(table).select('id').where('id', 'in', ids).executeTakeFirst()
  return row !== undefined
}
