// Finds where a changed run of words stands in a text, by the alignment that costs the fewest changes.

/** All words as numbers. `weights`: how much each word of the quote counts. */
export type Pattern = { before: number[]; quote: number[]; after: number[]; weights: number[] }
/** The first and last word of the quote in the text. */
type Aligned = { first: number; last: number }

/** At most this share of the pattern's words may have been changed, added or removed. */
const mostChanged = 0.5
/** At least this share of the quote, by weight, must still be there. */
const leastKept = 0.5
/** How many more changes any other place must take. */
const margin = 2

const steps = { same: 0, changed: 1, added: 2, removed: 3 } as const

/** Returns undefined where nothing is alike enough, or two places are. */
export function bestAlignment(text: Uint32Array, pattern: Pattern): Aligned | undefined {
  const { before, quote, after, weights } = pattern
  const present = new Set(text)
  const all = sum(weights)
  const atMost = sum(weights.filter((_, index) => present.has(quote[index]!)))
  if (atMost < leastKept * all) return undefined

  const sought = [...before, ...quote, ...after]
  const { costs, path } = align(text, sought)
  const end = costs.reduce((best, cost, at) => (cost < costs[best]! ? at : best), 0)
  const cost = costs[end]!
  if (cost > mostChanged * sought.length) return undefined

  const first = before.length
  const kept = { weight: 0, words: [] as number[] }
  let [row, column] = [sought.length, end]
  while (row > 0) {
    const step = path[row]![column]!
    const isQuote = row - 1 >= first && row - 1 < first + quote.length
    if (step === steps.same && isQuote) kept.weight += weights[row - 1 - first]!
    if ((step === steps.same || step === steps.changed) && isQuote) kept.words.push(column - 1)
    if (step !== steps.added) row -= 1
    if (step !== steps.removed) column -= 1
  }
  if (kept.weight < leastKept * all) return undefined
  const isElsewhere = (at: number) => at <= column || at - end >= Math.max(1, end - column)
  if (costs.some((other, at) => other < cost + margin && isElsewhere(at))) return undefined
  return { first: kept.words.at(-1)!, last: kept.words[0]! }
}

/** Aligns the whole pattern with any part of the text (Sellers' algorithm). `costs`: by where the part ends. */
function align(text: Uint32Array, pattern: number[]) {
  let costs = new Uint16Array(text.length + 1)
  const path: Uint8Array[] = [new Uint8Array(0)]
  for (const [index, word] of pattern.entries()) {
    const next = new Uint16Array(text.length + 1)
    const taken = new Uint8Array(text.length + 1)
    next[0] = index + 1
    taken[0] = steps.removed
    for (let column = 1; column <= text.length; column += 1) {
      const isSame = text[column - 1] === word
      const replace = costs[column - 1]! + (isSame ? 0 : 1)
      const remove = costs[column]! + 1
      const add = next[column - 1]! + 1
      const least = Math.min(replace, remove, add)
      next[column] = least
      taken[column] =
        least === replace
          ? isSame
            ? steps.same
            : steps.changed
          : least === remove
            ? steps.removed
            : steps.added
    }
    costs = next
    path.push(taken)
  }
  return { costs, path }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
