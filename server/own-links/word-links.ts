import { type Database } from '../database/database.ts'
import { addressesIn, type Link } from './linked-texts.ts'

/** Words of the site that staff have changed; a version of the site without them has no such table. */
type SiteWords = { site_words: { page: string; field: string; value: string } }

/** Returns every link in the words that staff have changed. */
export async function wordLinks(db: Database): Promise<Link[]> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'site_words')) return []
  const rows = await db.withTables<SiteWords>().selectFrom('site_words').selectAll().execute()
  return rows.flatMap(({ page: record, field, value }) =>
    stringsIn(JSON.parse(value)).flatMap((text) =>
      addressesIn(text).map((address) => ({ record, field, address })),
    ),
  )
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(Object(value) as object).flatMap(stringsIn)
}
