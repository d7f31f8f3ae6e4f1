import type { SiteWords, WordValue } from '../../content/words/live.ts'
import type { Database } from './database.ts'

/** Returns everything that people have changed. */
export async function readSiteWords(db: Database): Promise<SiteWords> {
  const rows = await db.selectFrom('site_words').selectAll().execute()
  const words: Record<string, Record<string, WordValue>> = {}
  for (const { page, field, value } of rows) {
    words[page] = { ...words[page], [field]: JSON.parse(value) as WordValue }
  }
  return words
}
