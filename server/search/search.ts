import type { SortOrder } from '../../shared/blog.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type Found, sortNumbers } from '../listing/facet-query.ts'
import type { Section } from '../listing/paginate.ts'
import type { MatchedTerms } from './query/highlighter.ts'
import { joined, type Matching } from './query/match-terms.ts'
import { isLongSentence, parseQuery, type Term } from './query/parse-query.ts'
import { rankByTerms } from './query/rank-by-terms.ts'
import type { SearchEngine } from './query/search-engine.ts'

export type SearchFound = Found & { terms: MatchedTerms }

/** Returns the numbers of a section of the blogs found, best match first unless `sort` is given. */
export type Search = (
  text: string,
  sort: SortOrder | undefined,
  section: Section,
) => Promise<SearchFound>

const nothing: SearchFound = { numbers: [], total: 0, terms: { beginnings: [], forms: [] } }

/**
 * Finds the blogs that contain every term of the query. If there are none, allows one typo per word. For
 * a sentence, finds the blogs that contain most of its terms (`rank-by-terms.ts`).
 */
export function createSearch<Query>(db: Kysely<Tables>, engine: SearchEngine<Query>): Search {
  const { matcher } = engine

  async function findAll(
    matching: Matching<Query> | undefined,
    sort: SortOrder | undefined,
    section: Section,
  ): Promise<SearchFound> {
    if (!matching) return nothing
    return { ...(await engine.find(matching.query, sort, section)), terms: matching.terms }
  }

  async function findMost(
    terms: readonly Term[],
    sort: SortOrder | undefined,
    section: Section,
  ): Promise<SearchFound> {
    const known = await matcher.each(terms)
    const queries = known.map(({ query }) => query)
    const matches = queries.length > 0 ? await engine.newestOfEach(queries) : []
    const ranked = rankByTerms(matches, terms.length)
    const { offset, limit } = section
    const numbers =
      sort && ranked.length > 0
        ? await sortNumbers(db, ranked, sort, section)
        : ranked.slice(offset, offset + limit)
    return {
      numbers,
      total: ranked.length,
      terms: joined(known.map((matching) => matching.terms)),
    }
  }

  return async (text, sort, section) => {
    const query = parseQuery(text)
    if (query.terms.length === 0) return nothing
    if (isLongSentence(query)) return findMost(query.terms, sort, section)
    const asTyped = await findAll(await matcher.asTyped(query.terms), sort, section)
    if (asTyped.total > 0) return asTyped
    const corrected = await findAll(await matcher.corrected(query.terms), sort, section)
    if (corrected.total === 0 && query.sentence) return findMost(query.terms, sort, section)
    return corrected
  }
}
