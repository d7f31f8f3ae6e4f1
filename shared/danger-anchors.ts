// Finds the patterns of danger that a few words can match: trying hundreds of them is slow, looking up words is not.

/** A word of a pattern, or the beginning of one such as `suicid*`. */
type Anchors = string[]

/**
 * Returns a function that lists the patterns, by number in ascending order, that a row of words may match. Patterns
 * are written as in `DangerWords`. It looks up one word of each pattern, in all its forms; a pattern without
 * any is always listed.
 */
export function patternsByWord(
  patterns: readonly string[],
  formsOf: (word: string) => string[],
): (words: string) => number[] {
  const always: number[] = []
  const whole = new Map<string, number[]>()
  const beginnings = new Map<string, number[]>()
  for (const [number, pattern] of patterns.entries()) {
    const anchors = anchorsOf(pattern)
    if (!anchors) always.push(number)
    for (const anchor of anchors ?? []) {
      const word = anchor.replace('*', '')
      const numbers = word === anchor ? whole : beginnings
      const known = numbers.get(word)
      if (known) known.push(number)
      else numbers.set(word, [number])
    }
  }
  const lengths = [...new Set([...beginnings.keys()].map(({ length }) => length))]
  return (words) => {
    const found = new Set(always)
    const add = (number: number) => found.add(number)
    for (const word of words.split(' ').flatMap(formsOf)) {
      whole.get(word)?.forEach(add)
      for (const length of lengths) {
        if (length <= word.length) beginnings.get(word.slice(0, length))?.forEach(add)
      }
    }
    return [...found].toSorted((a, b) => a - b)
  }
}

/** Returns words of which one stands in every match, preferably long, so rare, ones; undefined if there are none. */
function anchorsOf(pattern: string): Anchors | undefined {
  const choices = split(pattern, ' ').map((part) => {
    if (!part.startsWith('(')) return /^[^*().]+\*?$/u.test(part) ? [part] : undefined
    const options = split(part.slice(1, -1), '|').map(anchorsOf)
    return options.includes(undefined) ? undefined : options.flatMap((some) => some ?? [])
  })
  const ranked = choices
    .filter((choice) => choice !== undefined)
    .map((choice) => ({ choice, shortest: shortest(choice) }))
    .toSorted((a, b) => b.shortest - a.shortest || a.choice.length - b.choice.length)
  return ranked[0]?.choice
}

const shortest = (anchors: Anchors) =>
  Math.min(...anchors.map((word) => word.replace('*', '').length))

/** Splits a pattern, but not inside brackets. */
function split(pattern: string, separator: ' ' | '|'): string[] {
  if (!pattern.includes('(')) return pattern.split(separator)
  const parts = ['']
  let depth = 0
  for (const letter of pattern) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}
