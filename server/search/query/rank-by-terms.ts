import { rankingTiers, type RankingTier } from './ranking-tiers.ts'

/** An article that contains a term at this tier or an earlier one. */
export type TermMatch = { term: number; tier: RankingTier; number: number }

/** Articles considered per term and tier, newest first, so that the cost does not grow with the library. */
export const newestPerTerm = 200

const weights: Record<RankingTier, number> = { title: 8, names: 4, lead: 3, text: 1 }
/** Articles that score less than this share of the best score are left out. */
const leastShare = 0.5
/** Articles with less than this share of all terms, even of those no article has, are left out. */
const leastCovered = 1 / 3
const mostFound = 100

/**
 * Returns the articles that cover the most of a query, best first. A term counts more the fewer articles
 * have it and the closer to the title it occurs. Equal scores: newest first. `terms`: how many were asked for.
 */
export function rankByTerms(matches: readonly TermMatch[], terms: number): number[] {
  const found = new Map<number, Map<number, RankingTier>>()
  for (const tier of rankingTiers) {
    for (const match of matches.filter((one) => one.tier === tier)) {
      const best = found.get(match.term) ?? new Map<number, RankingTier>()
      if (!best.has(match.number)) best.set(match.number, tier)
      found.set(match.term, best)
    }
  }
  const scores = new Map<number, number>()
  const covered = new Map<number, number>()
  for (const articles of found.values()) {
    const rarity = Math.log(1 + newestPerTerm / articles.size)
    for (const [number, tier] of articles) {
      scores.set(number, (scores.get(number) ?? 0) + rarity * weights[tier])
      covered.set(number, (covered.get(number) ?? 0) + 1)
    }
  }
  const best = Math.max(...scores.values())
  return [...scores]
    .filter(([number, score]) => {
      return score >= leastShare * best && covered.get(number)! >= leastCovered * terms
    })
    .toSorted(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || b - a)
    .slice(0, mostFound)
    .map(([number]) => number)
}
