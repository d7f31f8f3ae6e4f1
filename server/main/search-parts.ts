import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import type { Searching } from '../search/searcher.ts'
import { createSearchFigures, type SearchFigures } from '../search-figures/search-figures.ts'
import {
  createPromotedArticles,
  type PromotedArticles,
} from '../search-tuning/promoted-articles.ts'
import { createSynonymGroups, type SynonymGroups } from '../search-tuning/synonym-groups.ts'

/** What staff see and decide about searches. */
export type SearchParts = {
  searchFigures: SearchFigures
  synonymGroups: SynonymGroups
  promotedArticles: PromotedArticles
}

type Needed = {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  secret: string
  searcher: Searching
}

export function createSearchParts(needed: Needed): SearchParts {
  const { db, clock } = needed
  return {
    searchFigures: createSearchFigures(needed),
    synonymGroups: createSynonymGroups(db, clock),
    promotedArticles: createPromotedArticles(db, clock),
  }
}
