// Facets for listing articles: all, first letter, author, tags, solutions.
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { valuesOfBlogs } from './by-number.ts'

export type FacetKind = 'all' | 'letter' | 'author' | 'tag' | 'solution'

/** Sort key for a missing author: sorts after every name. */
export const noAuthor = '\u{10FFFF}'

/** Adds the stored blog to the lists it belongs to and removes it from all others. */
export const listBlog = (db: Kysely<Tables>, number: number): Promise<void> =>
  listBlogs(db, [number])

/** Like `listBlog` for up to a few hundred blogs, which is faster than one by one. */
export async function listBlogs(db: Kysely<Tables>, numbers: number[]): Promise<void> {
  const tags = await valuesOfBlogs(db, { table: 'blog_tags', column: 'tag_key' }, numbers)
  const solutions = await valuesOfBlogs(
    db,
    { table: 'blog_solutions', column: 'solution' },
    numbers,
  )
  const blogs = await db
    .selectFrom('blogs')
    .leftJoin('doctors', 'doctors.number', 'blogs.author_number')
    .select(['blogs.number', 'blogs.created_at', 'blogs.title_key', 'blogs.letter'])
    .select(['blogs.author_number', 'doctors.name_key'])
    .where('blogs.number', 'in', numbers)
    .execute()
  const rows = blogs.flatMap(({ number, letter, author_number, name_key, ...keys }) => {
    const facets: [FacetKind, string[]][] = [
      ['all', ['']],
      ['letter', [letter]],
      ['author', author_number === null ? [] : [String(author_number)]],
      ['tag', tags.get(number) ?? []],
      ['solution', solutions.get(number) ?? []],
    ]
    const sortedBy = { ...keys, blog_number: number, author_key: name_key ?? noAuthor }
    return facets.flatMap(([kind, values]) =>
      [...new Set(values)].map((value): Facet => ({ ...sortedBy, kind, value })),
    )
  })
  // Most edits leave the facets unchanged, and every row written or deleted updates several counts.
  const stored = await storedFacets(db, numbers)
  const changed = numbers.filter((number) => !sameFacets(of(number, stored), of(number, rows)))
  if (changed.length === 0) return
  await db.deleteFrom('blog_facets').where('blog_number', 'in', changed).execute()
  const added = changed.flatMap((number) => of(number, rows))
  if (added.length > 0) await db.insertInto('blog_facets').values(added).execute()
}

type Facet = Selectable<Tables['blog_facets']>

function storedFacets(db: Kysely<Tables>, numbers: number[]): Promise<Facet[]> {
  return db.selectFrom('blog_facets').selectAll().where('blog_number', 'in', numbers).execute()
}

const of = (number: number, facets: Facet[]) =>
  facets.filter(({ blog_number }) => blog_number === number)

const sameFacets = (some: Facet[], others: Facet[]) => allOf(some) === allOf(others)

const allOf = (facets: Facet[]) =>
  facets
    .map(({ kind, value, created_at, title_key, author_key }) =>
      JSON.stringify([kind, value, created_at, title_key, author_key]),
    )
    .toSorted()
    .join()
