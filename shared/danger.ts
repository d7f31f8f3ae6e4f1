// Finds words of danger in what a patient writes. No zod here, because browsers do it too.
import { patternsByWord } from './danger-anchors.ts'
import { foldText } from './letters.ts'

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
  /** A sentence part with one of these is harmless, though a sign stands in it. */
  harmless: readonly string[]
}

/** Returns the words of danger in a text, each as it stands there folded; an empty list if there are none. */
export type FindDanger = (text: string) => string[]

export function dangerFinder(languages: readonly DangerWords[]): FindDanger {
  // Languages share words, such as "infarto", so what takes the danger from one of them counts in all.
  const all = languages.flatMap(({ signs }) => signs)
  const spaced = all.filter((sign) => !han.test(sign))
  const spacedSigns = spaced.map((sign) => anyOf([sign], 'g'))
  const numbersIn = patternsByWord(spaced.map(folded), withoutPrefix)
  const hanSigns = anyOf(
    all.filter((sign) => han.test(sign)),
    'g',
  )
  const isHarmless = anyOf(languages.flatMap(({ harmless }) => harmless))
  const negations = languages.map(negationBefore)
  return (text) => {
    const found = clausesOf(text).flatMap((clause) => {
      const inHan = han.test(clause) ? clause.matchAll(hanSigns) : []
      const patterns = numbersIn(clause).map((number) => spacedSigns[number]!)
      const signs = [...matchesOf(patterns, clause), ...inHan].filter(({ index }) => {
        const before = clause.slice(Math.max(0, index - longestNegation), index)
        return !negations.some((negation) => negation.test(before))
      })
      return signs.length > 0 && isHarmless.test(clause) ? [] : signs.map(([words]) => words)
    })
    return [...new Set(found)]
  }
}

/** The matches of all patterns in order, none overlapping, as those of one pattern with all as alternatives. */
function* matchesOf(patterns: RegExp[], text: string): Generator<RegExpExecArray> {
  const next = patterns.map((pattern) => ({ pattern, match: matchFrom(pattern, text, 0) }))
  for (;;) {
    let first: RegExpExecArray | undefined
    for (const { match } of next) if (match && (!first || match.index < first.index)) first = match
    if (!first) return
    yield first
    const from = first.index + first[0].length
    for (const one of next) {
      if (one.match && one.match.index < from) one.match = matchFrom(one.pattern, text, from)
    }
  }
}

function matchFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from
  return pattern.exec(text)
}

/** Finds "no" or "no fever or" at the end of the words before a sign. */
function negationBefore({ negations, fillers, or }: DangerWords): RegExp {
  const negation = anyPattern(negations)
  return new RegExp(
    `${negation}(?:(?: ${anyPattern(fillers)}){0,5}|(?: ${other}){0,5} ${anyPattern(or)}) ?$`,
    'u',
  )
}

const other = '[^ ]+'
/** Characters before a sign. Looking further back for each of many signs takes long. */
const longestNegation = 300
/** Written without spaces between words. */
const han = /\p{Script=Han}/u
/** "And", "with", "the" and the like are written as part of the word. */
const arabic = /\p{Script=Arabic}/u
const arabicPrefix = '(?:[وفبلك]{0,2}(?:ال)?)'
const isPrefix = new RegExp(`^${arabicPrefix}$`, 'u')
const longestPrefix = 4

/** Returns what a word may be without the Arabic words that are written as part of it. */
function withoutPrefix(word: string): string[] {
  if (!arabic.test(word)) return [word]
  const lengths = Array.from({ length: longestPrefix + 1 }, (_, length) => length)
  return lengths
    .filter((length) => isPrefix.test(word.slice(0, length)))
    .map((length) => word.slice(length))
}

/** The parts between punctuation marks, folded, without apostrophes. */
function clausesOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}\s'’ʼ`´-]+|\n+/u)
    .map((part) =>
      part
        .replace(/['’ʼ`´]/gu, '')
        .replace(/[\s-]+/gu, ' ')
        .trim(),
    )
    .filter(Boolean)
}

/** Letters that are written in two ways but have no accent to drop. */
const alike: Record<string, string> = { ł: 'l', ß: 'ss', ى: 'ي', ة: 'ه', đ: 'd', ı: 'i' }

const folded = (text: string) => foldText(text).replace(/[łßىةđı]/gu, (letter) => alike[letter]!)

function anyOf(patterns: readonly string[], flags = ''): RegExp {
  return new RegExp(anyPattern(patterns), `u${flags}`)
}

/** Words are looked for where words begin, which is five times as fast as everywhere. */
function anyPattern(patterns: readonly string[]): string {
  const spaced = patterns.filter((pattern) => !han.test(pattern)).map(compiled)
  const unspaced = patterns.filter((pattern) => han.test(pattern)).map(compiled)
  const whole = spaced.length > 0 ? [`(?<![^ ])(?:${spaced.join('|')})(?![^ ])`] : []
  return `(?:${[...whole, ...unspaced].join('|') || '(?!)'})`
}

/** The regular expression of a pattern (see `DangerWords`). */
function compiled(pattern: string): string {
  const source = folded(pattern)
  if (han.test(source)) return source.replaceAll(' .. ', '.{0,8}')
  return (
    source
      .replaceAll(' ..', ` ${gap}`)
      .replaceAll('(', '(?:')
      // A choice that may be empty takes the space after it along.
      .replace(/\(\?:([^()]*)\|\) /g, (_, choice: string) => `(?:(?:${choice}) )?`)
      .replace(/(?<![\p{L}\p{N}])(?=\p{L})/gu, arabic.test(source) ? arabicPrefix : '')
      .replaceAll('*', '[^ ]*')
      .replaceAll(` ${gap} `, `(?: ${other}){0,4} `)
      .replaceAll(` ${gap}`, '')
  )
}

const gap = '~'
