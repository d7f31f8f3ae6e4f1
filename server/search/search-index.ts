import { type Kysely, sql } from 'kysely'
import { stemmer } from 'stemmer'
import { blogFields, type SearchedField, searchedFields } from '../../shared/blog-fields.ts'
import { plainTextOf } from '../../shared/field-values.ts'
import type { ValuesOf } from '../../shared/fields.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import {
  indexWordsInPostgres,
  learnWordsInPostgres,
  unindexInPostgres,
} from './postgres/postgres-index.ts'
import { type RankingTier, rankingTiers, tierWord } from './query/ranking-tiers.ts'
import { wordsOf } from './query/search-words.ts'

type Searched = ValuesOf<typeof blogFields, Exclude<SearchedField, 'author_id'>>
/** A blog's searched fields, with its author's name. */
export type IndexedBlog = {
  [Name in keyof Searched]: Searched[Name] extends string[] ? string[] : Searched[Name]
} & { author: string }

/** Indexes the blog; call it within the transaction that writes it. */
export async function indexBlog(
  db: Kysely<Tables>,
  number: number,
  blog: IndexedBlog,
): Promise<void> {
  const words = await indexWords(db, new Map([[number, blog]]))
  await learnWords(db, words)
}

/** Indexes some blogs by their numbers; returns their words, which are stored later. */
export async function indexWords(
  db: Kysely<Tables>,
  blogs: Map<number, IndexedBlog>,
): Promise<Set<string>> {
  const words = new Set<string>()
  const texts = new Map([...blogs].map(([number, blog]) => [number, textsOf(blog)]))
  if (isPostgres(db)) await indexWordsInPostgres(db, texts, words)
  else for (const [number, text] of texts) await indexWordsInSqlite(db, number, text, words)
  return words
}

type Texts = Record<RankingTier, string[]>

async function indexWordsInSqlite(
  db: Kysely<Tables>,
  number: number,
  texts: Texts,
  all: Set<string>,
): Promise<void> {
  const words = new Set<string>()
  const stepped = rankingTiers.flatMap((step) => {
    for (const word of wordsOf(texts[step].join(' '))) words.add(word)
    return [...words].map((word) => tierWord(step, word))
  })
  await unindexBlog(db, number)
  await sql`
    insert into blog_search (rowid, words) values (${number}, ${stepped.join(' ')})
  `.execute(db)
  for (const word of words) all.add(word)
}

/** The searched texts, by the ranking tier at which they count. */
function textsOf(blog: IndexedBlog): Texts {
  const texts: Texts = { title: [], names: [], lead: [], text: [] }
  for (const name of searchedFields) {
    const field = blogFields[name]
    const text = name === 'author_id' ? blog.author : plainTextOf(field, blog[name])
    texts[field.search].push(text)
  }
  return texts
}

/** Removes the blog from the index. */
export async function unindexBlog(db: Kysely<Tables>, number: number): Promise<void> {
  if (isPostgres(db)) return unindexInPostgres(db, number)
  await sql`delete from blog_search where rowid = ${number}`.execute(db)
}

/** Words stay after their article is deleted: they only ever widen a search. */
export async function learnWords(db: Kysely<Tables>, words: Set<string>): Promise<void> {
  if (isPostgres(db)) return learnWordsInPostgres(db, words)
  const rows = [...words].map((word) => ({ word, stem: stemmer(word) }))
  await sql`
    insert into search_words (word, stem)
    select value ->> 'word', value ->> 'stem' from json_each(${JSON.stringify(rows)}) where true
    on conflict do nothing
  `.execute(db)
}
