import { type Kysely, sql } from 'kysely'
import { stemmer } from 'stemmer'
import type { Tables } from '../../database/tables.ts'
import { rankingTiers, tierWord } from '../query/ranking-tiers.ts'
import type { SearchedTexts, WordIndex } from '../query/word-index.ts'
import { wordsOf } from '../query/search-words.ts'

/** Stores the words of blogs in an FTS5 table, once for each tier they count for. */
export const sqliteIndex: WordIndex = {
  async index(db, texts) {
    const all = new Set<string>()
    for (const [number, text] of texts) {
      for (const word of await indexOne(db, number, text)) all.add(word)
    }
    return all
  },

  async unindex(db, number) {
    await sql`delete from blog_search where rowid = ${number}`.execute(db)
  },

  async learn(db, words) {
    const rows = [...words].map((word) => ({ word, stem: stemmer(word) }))
    await sql`
      insert into search_words (word, stem)
      select value ->> 'word', value ->> 'stem' from json_each(${JSON.stringify(rows)}) where true
      on conflict do nothing
    `.execute(db)
  },
}

async function indexOne(
  db: Kysely<Tables>,
  number: number,
  texts: SearchedTexts,
): Promise<Set<string>> {
  const words = new Set<string>()
  const stepped = rankingTiers.flatMap((step) => {
    for (const word of wordsOf(texts[step].join(' '))) words.add(word)
    return [...words].map((word) => tierWord(step, word))
  })
  await sqliteIndex.unindex(db, number)
  await sql`
    insert into blog_search (rowid, words) values (${number}, ${stepped.join(' ')})
  `.execute(db)
  return words
}
