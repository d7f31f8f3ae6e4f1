import { rankingTiers, type RankingTier } from './ranking-tiers.ts'

/** That an article has a term in a tier, or in one before it. */
export type TermMatch = { term: number; tier: RankingTier; number: number }

/** Of so many of the newest articles with a term each tier is asked for: the work does not grow with the library. */
export const newestPerTerm = 200

const weights: Record<RankingTier, number> = { title: 8, names: 4, lead: 3, text: 1 }
/** An article that says less than this share of what the best one says is left out. */
const leastShare = 0.5
/** And one that has less than this share of the terms, those included that no article has. */
const leastCovered = 1 / 3
const mostFound = 100

/**
 * The articles that say most of what was asked, best first: a term counts the more the fewer articles
 * have it, and the nearer to the title it stands. Newest first among equals. `terms` is how many were asked for.
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
