/**
 * How well an article matches, best first: all words are in the title; in title, tags and author; in
 * these and the short texts; anywhere. Each tier includes those before it.
 */
export const rankingTiers = ['title', 'names', 'lead', 'text'] as const
export type RankingTier = (typeof rankingTiers)[number]

/** The word as indexed for a tier: the index has one entry per tier it counts for, prefixed with a digit. */
export function tierWord(step: RankingTier, word: string): string {
  return `${rankingTiers.indexOf(step) + 1}${word}`
}

/** Beginnings of up to this many letters have their own index entries. */
export const indexedBeginning = 5
