import { sql } from 'kysely'
import { findWordPage, valuesOf } from '../../../content/words/word-pages.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import { recordKinds } from '../../../shared/record-kinds.ts'
import type { Database } from '../../database/database.ts'
import { readSiteWords } from '../../database/site-words.ts'
import type { DraftedKind } from './kind.ts'

/** A page of the site's words. Its fields differ from page to page: see `content/words/`. */
export const wordsKind: DraftedKind = {
  ...recordKinds.words,
  name: 'words',
  fields: {},
  table: 'word_pages',
  filtered: [],
  readOthers,
  rights: {
    create: 'words',
    get: 'words',
    update: 'words',
    remove: 'words',
    draft: { 'articles.read': 'words', 'articles.write': 'words' },
  },
  own: {
    record: () => () => false,
    records: () => sql`false`,
    sent: () => false,
    begins: false,
    drafts: (eb) => eb.lit(false),
  },
}

/** The values of the page's slots; none if the program no longer has the page. */
async function readOthers(db: Database, number: number): Promise<DraftFields> {
  const row = await db
    .selectFrom('word_pages')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst()
  const page = row && findWordPage(row.id)
  if (!page) return {}
  const values = Object.entries(valuesOf(page, await readSiteWords(db)))
  return Object.fromEntries(values.map(([name, { value }]) => [name, value])) as DraftFields
}
