import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { RankingTier } from './ranking-tiers.ts'

/** The searchable texts of a blog, by ranking tier. */
export type SearchedTexts = Record<RankingTier, string[]>

/** A store's index of which words occur in which blogs. */
export type WordIndex = {
  /** Indexes blogs by their numbers; returns their words, which `learn` stores. */
  index(db: Kysely<Tables>, texts: Map<number, SearchedTexts>): Promise<Set<string>>
  unindex(db: Kysely<Tables>, number: number): Promise<void>
  /** Words are kept after their blog is deleted: they can only widen a search. */
  learn(db: Kysely<Tables>, words: Set<string>): Promise<void>
}
