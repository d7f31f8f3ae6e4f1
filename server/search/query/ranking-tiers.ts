/**
 * What makes one article a better match than another: all words in the title; in title, tags and
 * author; in these and the short texts; anywhere. Each step includes those before it.
 */
export const rankingTiers = ['title', 'names', 'lead', 'text'] as const
export type RankingTier = (typeof rankingTiers)[number]

/** The index holds a word once for each step at which it counts, told apart by a digit in front. */
export function tierWord(step: RankingTier, word: string): string {
  return `${rankingTiers.indexOf(step) + 1}${word}`
}

/** So many letters of a word lead to the list of its articles at once, without its longer forms. */
export const indexedBeginning = 5
