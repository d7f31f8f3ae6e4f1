// The facets by which articles are listed: all, first letter, author, tags, solutions.
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type FacetKind = 'all' | 'letter' | 'author' | 'tag' | 'solution'

/** Sorts behind every name. */
const noAuthor = '\u{10FFFF}'

/** Puts the blog, as it is stored, into the lists to which it belongs, and out of all others. */
export async function listBlog(db: Kysely<Tables>, number: number): Promise<void> {
  const { letter, author_number, name_key, ...keys } = await db
    .selectFrom('blogs')
    .leftJoin('doctors', 'doctors.number', 'blogs.author_number')
    .select(['blogs.created_at', 'blogs.title_key', 'blogs.letter', 'blogs.author_number'])
    .select('doctors.name_key')
    .where('blogs.number', '=', number)
    .executeTakeFirstOrThrow()
  const facets: [FacetKind, string[]][] = [
    ['all', ['']],
    ['letter', [letter]],
    ['author', author_number === null ? [] : [String(author_number)]],
    ['tag', await tagsOf(db, number)],
    ['solution', await solutionsOf(db, number)],
  ]
  const sortedBy = { ...keys, blog_number: number, author_key: name_key ?? noAuthor }
  const rows: Insertable<Tables['blog_facets']>[] = facets.flatMap(([kind, values]) =>
    [...new Set(values)].map((value) => ({ ...sortedBy, kind, value })),
  )
  await db.deleteFrom('blog_facets').where('blog_number', '=', number).execute()
  await db.insertInto('blog_facets').values(rows).execute()
}

async function tagsOf(db: Kysely<Tables>, number: number): Promise<string[]> {
  const rows = await db
    .selectFrom('blog_tags')
    .select('tag_key')
    .where('blog_number', '=', number)
    .execute()
  return rows.map(({ tag_key }) => tag_key)
}

async function solutionsOf(db: Kysely<Tables>, number: number): Promise<string[]> {
  const rows = await db
    .selectFrom('blog_solutions')
    .select('solution')
    .where('blog_number', '=', number)
    .execute()
  return rows.map(({ solution }) => solution)
}
