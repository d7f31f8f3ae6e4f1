// Finds words of danger in what a patient writes. No zod here, because browsers do it too.
import { patternsByWord } from './danger-anchors.ts'
import { anyOf, anyPattern, folded, han, other, withoutPrefix } from './danger-patterns.ts'

/**
 * Words of one language by which a message may be urgent. Written without accents, capitals and apostrophes;
 * a pattern is a row of words, each a plain word, a beginning such as `suicid*`, or a choice such as
 * `(my|the)`, which may be empty: `(my|)`. `..` stands for up to four other words.
 */
export type DangerWords = {
  signs: readonly string[]
  /** Words before a sign that turn it into its opposite, such as `no`. */
  negations: readonly string[]
  /** Words that may stand between these and the sign, such as `any`. */
  fillers: readonly string[]
  /** Words that carry a negation on to the sign, such as `or` in "no fever or chest pain". */
  or: readonly string[]
  /**
   * A sign is harmless if it stands in one of these. `..` at the beginning or the end reaches up to four words
   * further, within a part of a sentence: "my mother had ..".
   */
  harmless: readonly string[]
  /** With one of these beside it, a sign is harmless by no pattern that reaches further: it happens now. */
  now: readonly string[]
  /** Words that begin another part of a sentence, such as `and`. */
  joints: readonly string[]
}

/** Returns the words of danger in a text, each as it stands there folded; an empty list if there are none. */
export type FindDanger = (text: string) => string[]

export function dangerFinder(languages: readonly DangerWords[]): FindDanger {
  // Languages share words, such as "infarto", so what takes the danger from one of them counts in all.
  const all = languages.flatMap(({ signs }) => signs)
  const spaced = all.filter((sign) => !han.test(sign))
  // Most of them never stand in any message: each is made when its words first do.
  const spacedSigns = Array.from<RegExp | undefined>({ length: spaced.length })
  const signAt = (number: number) => (spacedSigns[number] ??= anyOf([spaced[number]!], 'g'))
  const numbersIn = patternsByWord(spaced.map(folded), withoutPrefix)
  const hanSigns = anyOf(
    all.filter((sign) => han.test(sign)),
    'g',
  )
  let harmlessIn: ReturnType<typeof harmlessFinder> | undefined
  let negations: RegExp[] | undefined
  const isNegated = (clause: string, index: number) => {
    const before = wordsBefore(clause, index)
    negations ??= languages.map(negationBefore)
    return negations.some((negation) => negation.test(before))
  }
  return (text) => {
    const found = new Set<string>()
    for (const clause of clausesOf(text)) {
      const patterns = [...numbersIn(clause).map(signAt), ...(han.test(clause) ? [hanSigns] : [])]
      let isHarmless: ReturnType<ReturnType<typeof harmlessFinder>> | undefined
      takeMatches(patterns, clause, (sign) => {
        const { index, 0: words } = sign
        if (found.has(words)) return true
        harmlessIn ??= harmlessFinder(languages)
        isHarmless ??= harmlessIn(clause)
        if (isHarmless(sign)) return false
        if (!isNegated(clause, index)) found.add(words)
        return true
      })
    }
    return [...found]
  }
}

/** No negation is longer, with the words between it and its sign. */
const longestNegation = 200

function wordsBefore(clause: string, index: number): string {
  const near = clause.slice(Math.max(0, index - longestNegation), index)
  // The first word may be cut off.
  return near.length < longestNegation ? near : near.slice(near.indexOf(' ') + 1)
}

/**
 * Calls with the matches of all patterns in order. Goes on behind a match that is taken, and within one that is not, as in
 * "pain, and a pain in my chest".
 */
function takeMatches(
  patterns: RegExp[],
  text: string,
  take: (match: RegExpExecArray) => boolean,
): void {
  const nextOf = (pattern: RegExp, from: number) => {
    pattern.lastIndex = from
    return pattern.exec(text)
  }
  const next = patterns.map((pattern) => nextOf(pattern, 0))
  for (let from = 0; ;) {
    let first: RegExpExecArray | undefined
    for (const [number, pattern] of patterns.entries()) {
      const known = next[number]
      // Each pattern reads the text once, however often others match.
      const match = known && known.index < from ? (next[number] = nextOf(pattern, from)) : known
      if (match && (!first || match.index < first.index)) first = match
    }
    if (!first) return
    from = take(first) ? first.index + first[0].length : first.index + 1
  }
}

/**
 * Returns a function that finds what is harmless in a sentence part, by what stands around it: nothing that somebody
 * writes beside a sign makes it harmless.
 */
function harmlessFinder(languages: readonly DangerWords[]) {
  const patterns = languages.flatMap(({ harmless }) => harmless).map(reaching)
  const isNow = anyOf(languages.flatMap(({ now }) => now))
  const joint = anyOf(
    languages.flatMap(({ joints }) => joints),
    'g',
  )
  return (clause: string) => {
    const isHarmless = new Uint8Array(clause.length)
    const starts = [0, ...[...clause.matchAll(joint)].map(({ index }) => index)]
    for (const [number, start] of starts.entries()) {
      const part = clause.slice(start, starts[number + 1])
      const happensNow = isNow.test(part)
      for (const { pattern, before, after } of patterns) {
        if (happensNow && (before || after)) continue
        for (const { index, 0: words } of part.matchAll(pattern)) {
          const end = index + words.length
          const from = before ? index - reachOf(part.slice(0, index), before) : index
          const to = after ? end + reachOf(part.slice(end), after) : end
          isHarmless.fill(1, start + from, start + to)
        }
      }
    }
    return ({ index, 0: words }: RegExpExecArray) =>
      isHarmless.subarray(index, index + words.length).includes(1)
  }
}

const mostReached = 120
const reachOf = (words: string, reach: (words: string) => string) => reach(words).length

/** A harmless pattern, and what `..` at its beginning or its end reaches of the words there. */
function reaching(pattern: string) {
  const core = pattern.replace(/^\.\. | \.\.$/g, '')
  const inHan = han.test(core)
  const last = (words: string) =>
    inHan ? words.slice(-8) : (/(?:[^ ]+ ){0,4}$/.exec(words.slice(-mostReached))?.[0] ?? '')
  const first = (words: string) =>
    inHan ? words.slice(0, 8) : (/^(?: [^ ]+){0,4}/.exec(words.slice(0, mostReached))?.[0] ?? '')
  return {
    pattern: anyOf([core], 'g'),
    before: pattern.startsWith('.. ') ? last : undefined,
    after: pattern.endsWith(' ..') ? first : undefined,
  }
}

/** Finds "no" or "no fever or" at the end of the words before a sign. */
function negationBefore({ negations, fillers, or }: DangerWords): RegExp {
  const negation = anyPattern(negations)
  return new RegExp(
    `${negation}(?:(?: ${anyPattern(fillers)}){0,5}|(?: ${other}){0,5} ${anyPattern(or)}) ?$`,
    'u',
  )
}

/** The parts between punctuation marks, folded, without apostrophes and decimal places. */
function clausesOf(text: string): string[] {
  return folded(text)
    .replace(/(?<=\d)[.,]\d+/g, '')
    .split(/[^\p{L}\p{N}\s'’ʼ`´-]+|\n+/u)
    .map((part) =>
      part
        .replace(/['’ʼ`´]/gu, '')
        .replace(/[\s-]+/gu, ' ')
        .trim(),
    )
    .filter(Boolean)
}
