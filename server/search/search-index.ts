import type { Kysely } from 'kysely'
import { blogFields, type SearchedField, searchedFields } from '../../shared/blog-fields.ts'
import { plainTextOf } from '../../shared/field-values.ts'
import type { ValuesOf } from '../../shared/fields.ts'
import { isPostgres } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { postgresIndex } from './postgres/postgres-index.ts'
import type { SearchedTexts } from './query/word-index.ts'
import { sqliteIndex } from './sqlite/sqlite-index.ts'

type Searched = ValuesOf<typeof blogFields, Exclude<SearchedField, 'author_id'>>
/** A blog's searchable fields, with its author's name. */
export type IndexedBlog = {
  [Name in keyof Searched]: Searched[Name] extends string[] ? string[] : Searched[Name]
} & { author: string }

const indexOf = (db: Kysely<Tables>) => (isPostgres(db) ? postgresIndex : sqliteIndex)

/** Indexes the blog; call it in the transaction that writes it. */
export async function indexBlog(
  db: Kysely<Tables>,
  number: number,
  blog: IndexedBlog,
): Promise<void> {
  await learnWords(db, await indexWords(db, new Map([[number, blog]])))
}

/** Indexes blogs by number. Returns their words for the caller to pass to `learnWords`. */
export function indexWords(
  db: Kysely<Tables>,
  blogs: Map<number, IndexedBlog>,
): Promise<Set<string>> {
  const texts = new Map([...blogs].map(([number, blog]) => [number, textsOf(blog)]))
  return indexOf(db).index(db, texts)
}

export const unindexBlog = (db: Kysely<Tables>, number: number): Promise<void> =>
  indexOf(db).unindex(db, number)

export const learnWords = (db: Kysely<Tables>, words: Set<string>): Promise<void> =>
  indexOf(db).learn(db, words)

function textsOf(blog: IndexedBlog): SearchedTexts {
  const texts: SearchedTexts = { title: [], names: [], lead: [], text: [] }
  for (const name of searchedFields) {
    const field = blogFields[name]
    const text = name === 'author_id' ? blog.author : plainTextOf(field, blog[name])
    texts[field.search].push(text)
  }
  return texts
}
