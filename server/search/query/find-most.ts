import type { Kysely } from 'kysely'
import type { SortOrder } from '../../../shared/blog.ts'
import type { Tables } from '../../database/tables.ts'
import type { Section } from '../../listing/paginate.ts'
import { joined, type TermMatcher } from './match-terms.ts'
import type { Term } from './parse-query.ts'
import { rankByTerms, type TermMatch } from './rank-by-terms.ts'
import type { SearchFound } from './search.ts'
import { sectionOf } from './section-of.ts'

type Store<Query> = {
  db: Kysely<Tables>
  matcher: TermMatcher<Query>
  /** For each query and each tier the newest articles that match there. */
  newestOfEach: (db: Kysely<Tables>, queries: Query[]) => Promise<TermMatch[]>
}

/** The articles that have most of the terms of a sentence. */
export async function findMost<Query>(
  { db, matcher, newestOfEach }: Store<Query>,
  terms: readonly Term[],
  sort: SortOrder | undefined,
  section: Section,
): Promise<SearchFound> {
  const known = await matcher.each(terms)
  const queries = known.map(({ query }) => query)
  const matches = queries.length > 0 ? await newestOfEach(db, queries) : []
  const found = await sectionOf(db, rankByTerms(matches, terms.length), sort, section)
  return { ...found, terms: joined(known.map((matching) => matching.terms)) }
}
