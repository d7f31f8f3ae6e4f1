import type { ContentVersion } from '../database/content-version.ts'
import { startSearch } from '../search/start-search.ts'
import type { Searching } from '../search/searcher.ts'
import { createTuning } from '../search/tuning.ts'
import { createSearchFigures, type SearchFigures } from '../search-figures/search-figures.ts'
import {
  createPromotedArticles,
  type PromotedArticles,
} from '../search-tuning/promoted-articles.ts'
import { createSynonymGroups, type SynonymGroups } from '../search-tuning/synonym-groups.ts'
import type { SharedParts } from './shared-parts.ts'

/** The search, and what staff see and decide about it. */
export type SearchParts = {
  searching: Searching
  searchFigures: SearchFigures
  /** How many searches that count have found nothing lately. */
  countFoundNothing(): Promise<number>
  synonymGroups: SynonymGroups
  promotedArticles: PromotedArticles
}

type Parts = SharedParts & { secret: string; contentVersion: ContentVersion }

/** The caller stops `searching`, and starts and stops `searchFigures`. */
export function createSearchParts(parts: Parts) {
  const { settings, db, clock, contentVersion } = parts
  const tuning = createTuning(db, contentVersion.number)
  const searching = startSearch(db, settings, tuning)
  const searchFigures = createSearchFigures({ ...parts, searcher: searching })
  const searchParts: SearchParts = {
    searching,
    searchFigures,
    countFoundNothing: searchFigures.countFoundNothing,
    synonymGroups: createSynonymGroups(db, clock),
    promotedArticles: createPromotedArticles(db, clock),
  }
  return { searchParts, tuning }
}
