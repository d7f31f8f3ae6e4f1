// What a list is filtered by, and how many blogs each of it leaves.
import type { BlogListQuery } from '../../shared/blog.ts'
import { foldText } from '../../shared/letters.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Database } from '../database/database.ts'
import type { FacetKind } from './facet-index.ts'

export type Filters = Pick<Partial<BlogListQuery>, 'tag' | 'letter' | 'author' | 'solution'> & {
  /** One particular doctor, even if others share the name. */
  authorNumber?: number | undefined
}

/** A blog matches the facet if it has one of the values. */
export type Facet = { kind: FacetKind; values: string[] }
export const everything: Facet = { kind: 'all', values: [''] }

/** The facets of the filters with their counts, fewest blogs first. */
export async function countedFacets(
  db: Database,
  filters: Filters,
): Promise<(Facet & { count: number })[]> {
  const counting = (await facetsOf(db, filters)).map(async (facet) => ({
    ...facet,
    count: await countOf(db, facet),
  }))
  return (await Promise.all(counting)).toSorted((a, b) => a.count - b.count)
}

async function facetsOf(db: Database, filters: Filters): Promise<Facet[]> {
  const { letter, author, authorNumber, tag, solution } = filters
  const facets: Facet[] = []
  if (letter) facets.push({ kind: 'letter', values: [letter] })
  if (author !== undefined) facets.push({ kind: 'author', values: await authorsCalled(db, author) })
  if (authorNumber !== undefined) {
    facets.push({ kind: 'author', values: [String(authorNumber)] })
  }
  if (tag !== undefined) facets.push({ kind: 'tag', values: [foldText(tag)] })
  if (solution !== undefined) facets.push({ kind: 'solution', values: [solution] })
  return facets.length > 0 ? facets : [everything]
}

/** The doctors with this id or name: several may share a name. */
async function authorsCalled(db: Database, author: string): Promise<string[]> {
  const rows = await db
    .selectFrom('doctors')
    .select('number')
    .where(({ or, eb }) => or([eb('id', '=', author), eb('name_key', '=', foldText(author))]))
    .execute()
  return rows.map(({ number }) => String(number))
}

/** How many blogs have one of the facet's values. */
export async function countOf(db: Database, { kind, values }: Facet): Promise<number> {
  if (values.length === 0) return 0
  const rows = await countsOf(db, kind, ...values)
  return rows.reduce((total, { count }) => total + count, 0)
}

const countsOf = compileOnce<{ count: number }>((db, parameters) =>
  db
    .selectFrom('facet_counts')
    .select('count')
    .where('kind', '=', 'all')
    .where('value', 'in', Array<string>(parameters - 1).fill('')),
)
