export type Viewed = { views: number; visits: number }

export function sumOf(all: readonly Viewed[]): Viewed {
  const sum = { views: 0, visits: 0 }
  for (const { views, visits } of all) {
    sum.views += views
    sum.visits += visits
  }
  return sum
}
