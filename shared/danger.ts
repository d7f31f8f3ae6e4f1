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
  const spacedSigns = spaced.map((sign) => anyOf([sign], 'g'))
  const numbersIn = patternsByWord(spaced.map(folded), withoutPrefix)
  const hanSigns = anyOf(
    all.filter((sign) => han.test(sign)),
    'g',
  )
  const isHarmless = harmlessFinder(languages)
  const negations = languages.map(negationBefore)
  return (text) => {
    const found = clausesOf(text).flatMap((clause) => {
      const inHan = han.test(clause) ? clause.matchAll(hanSigns) : []
      const patterns = numbersIn(clause).map((number) => spacedSigns[number]!)
      const signs = [...matchesOf(patterns, clause), ...inHan].filter(({ index }) => {
        const before = clause.slice(0, index)
        return !negations.some((negation) => negation.test(before))
      })
      return signs.filter((sign) => !isHarmless(clause, sign)).map(([words]) => words)
    })
    return [...new Set(found)]
  }
}

/** The matches of all patterns in order, none overlapping, as those of one pattern with all as alternatives. */
function* matchesOf(patterns: RegExp[], text: string): Generator<RegExpExecArray> {
  for (let from = 0; ;) {
    let first: RegExpExecArray | undefined
    for (const pattern of patterns) {
      pattern.lastIndex = from
      const match = pattern.exec(text)
      if (match && (!first || match.index < first.index)) first = match
    }
    if (!first) return
    yield first
    from = first.index + first[0].length
  }
}

/**
 * Returns a function that says whether a sign in a sentence part is harmless, by what stands around it: nothing that
 * somebody writes beside a sign makes it harmless.
 */
function harmlessFinder(languages: readonly DangerWords[]) {
  const patterns = languages.flatMap(({ harmless }) => harmless).map(reaching)
  const isNow = anyOf(languages.flatMap(({ now }) => now))
  const joint = anyOf(
    languages.flatMap(({ joints }) => joints),
    'g',
  )
  return (clause: string, { index, 0: words }: RegExpExecArray): boolean => {
    const end = index + words.length
    const joints = [...clause.matchAll(joint)]
    const start = joints.findLast((one) => one.index <= index)?.index ?? 0
    const part = clause.slice(start, joints.find((one) => one.index >= end)?.index)
    const happensNow = isNow.test(part)
    return patterns.some(({ pattern, reaches }) => {
      if (reaches && happensNow) return false
      return [...part.matchAll(pattern)].some(
        (match) => start + match.index < end && start + match.index + match[0].length > index,
      )
    })
  }
}

/** A pattern with the words that `..` at its beginning or its end reaches. */
function reaching(pattern: string): { pattern: RegExp; reaches: boolean } {
  const core = pattern.replace(/^\.\. | \.\.$/g, '')
  const isHan = han.test(core)
  const before = pattern.startsWith('.. ') ? (isHan ? '.{0,8}' : `(?<![^ ])(?:${other} ){0,4}`) : ''
  const after = pattern.endsWith(' ..') ? (isHan ? '.{0,8}' : `(?: ${other}){0,4}(?![^ ])`) : ''
  return {
    pattern: new RegExp(`${before}${anyPattern([core])}${after}`, 'gu'),
    reaches: core !== pattern,
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

const other = '[^ ]+'
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
