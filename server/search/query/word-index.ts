import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { RankingTier } from './ranking-tiers.ts'

/** The searched texts of a blog, by the ranking tier at which they count. */
export type SearchedTexts = Record<RankingTier, string[]>

/** How a store keeps which words are in which blogs. */
export type WordIndex = {
  /** Indexes blogs by their numbers; returns their words, which `learn` stores. */
  index(db: Kysely<Tables>, texts: Map<number, SearchedTexts>): Promise<Set<string>>
  unindex(db: Kysely<Tables>, number: number): Promise<void>
  /** Words stay after their blog is deleted: they only ever widen a search. */
  learn(db: Kysely<Tables>, words: Set<string>): Promise<void>
}
