import type { SortOrder } from '../../shared/blog.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type Found, sortNumbers } from '../listing/facet-query.ts'
import type { Section } from '../listing/paginate.ts'
import type { MatchedTerms } from './query/highlighter.ts'
import { joined, type Matching } from './query/match-terms.ts'
import { isLongSentence, parseQuery, type Query, type Term } from './query/parse-query.ts'
import { rankByTerms } from './query/rank-by-terms.ts'
import type { SearchEngine } from './query/search-engine.ts'
import type { ReadTuning } from './tuning.ts'

/** `promoted`: how many of the numbers, counted from the first, are of recommended blogs. */
export type SearchFound = Found & { promoted: number; terms: MatchedTerms }

/** Returns the numbers of a section of the blogs found, best match first unless `sort` is given. */
export type Search = (
  text: string,
  sort: SortOrder | undefined,
  section: Section,
) => Promise<SearchFound>

/** The order of a list. Ranked lists leave out the blogs of `without`. */
type Order = { sort: SortOrder | undefined; without: readonly number[] }

/** `total` counts all matches, and `omitted` those among them that the list leaves out. */
type Matched = Found & { omitted: number; terms: MatchedTerms }

const noTerms: MatchedTerms = { beginnings: [], forms: [] }
const nothing: Matched = { numbers: [], total: 0, omitted: 0, terms: noTerms }

/**
 * Finds the blogs that contain every term of the query. If there are none, allows one typo per word. For
 * a sentence, finds the blogs that contain most of its terms (`rank-by-terms.ts`). Recommended blogs come
 * first, unless `sort` is given.
 */
export function createSearch<EngineQuery>(
  db: Kysely<Tables>,
  engine: SearchEngine<EngineQuery>,
  tuning: ReadTuning,
): Search {
  const { matcher } = engine

  async function findAll(
    matching: Matching<EngineQuery> | undefined,
    { sort, without }: Order,
    section: Section,
  ): Promise<Matched> {
    if (!matching) return nothing
    const { query, own, terms } = matching
    if (sort) return { ...(await engine.findSorted(query, sort, section)), omitted: 0, terms }
    return { ...(await engine.findRanked({ query, own, without }, section)), terms }
  }

  async function findMost(
    terms: readonly Term[],
    { sort, without }: Order,
    section: Section,
  ): Promise<Matched> {
    const known = await matcher.each(terms)
    const queries = known.map(({ query }) => query)
    const matches = queries.length > 0 ? await engine.newestOfEach(queries) : []
    const ranked = rankByTerms(matches, terms.length)
    const listed = ranked.filter((number) => !without.includes(number))
    const { offset, limit } = section
    const numbers =
      sort && listed.length > 0
        ? await sortNumbers(db, listed, sort, section)
        : listed.slice(offset, offset + limit)
    return {
      numbers,
      total: ranked.length,
      omitted: ranked.length - listed.length,
      terms: joined(known.map((matching) => matching.terms)),
    }
  }

  async function findBest(query: Query, order: Order, section: Section): Promise<Matched> {
    if (query.terms.length === 0) return nothing
    if (isLongSentence(query)) return findMost(query.terms, order, section)
    const asTyped = await findAll(await matcher.asTyped(query.terms), order, section)
    if (asTyped.total > 0) return asTyped
    const corrected = await findAll(await matcher.corrected(query.terms), order, section)
    if (corrected.total === 0 && query.sentence) return findMost(query.terms, order, section)
    return corrected
  }

  return async (text, sort, section) => {
    const { thesaurus, promotedFor } = await tuning()
    const first = sort ? [] : promotedFor(text)
    const { offset, limit } = section
    const promoted = first.slice(offset, offset + limit)
    const rest = {
      offset: Math.max(0, offset - first.length),
      limit: limit - promoted.length,
    }
    const order = { sort, without: first }
    const { omitted, ...found } = await findBest(parseQuery(text, thesaurus), order, rest)
    return {
      ...found,
      numbers: [...promoted, ...found.numbers],
      promoted: promoted.length,
      total: first.length + found.total - omitted,
    }
  }
}
