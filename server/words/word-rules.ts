import { dangerSigns } from '../../content/danger-signs.ts'
import { type SiteWords, withWords } from '../../content/words/live.ts'
import type { Slot, SlotPage } from '../../content/words/slot.ts'
import { isSameValue, valuesOf } from '../../content/words/word-pages.ts'
import type { RuleBreach } from '../../shared/first-issue.ts'
import { countPlainWords } from '../../shared/word-count.ts'
import { htmlText } from '../../shared/html-text.ts'
import { textsOf } from '../records/drafts/check-words.ts'
import { sectionsOfWords, shownWords } from './page-sections.ts'
import { gradeOf, gradeOfText, hardestSentence, joinShort, type Section } from './reading-grade.ts'

/** A page of words before and after a change. `changed`: the names of the fields that differ. */
type Change = { page: SlotPage; before: SiteWords; after: SiteWords; changed: readonly string[] }

/**
 * Returns the first rule that the words of a page break after a change; neither what was there
 * before nor the program's own words are judged. `hard`: the text may be hard to read.
 */
export function wordBreach(given: Change, { hard }: { hard: boolean }): RuleBreach | undefined {
  const values = valuesOf(given.page, given.after)
  const isOwn = (name: string) => !isSameValue(values[name]!.value, values[name]!.initial)
  const change = { ...given, changed: given.changed.filter(isOwn) }
  return (
    dangerBreach(change) ??
    cureBreach(change) ??
    markerBreach(change) ??
    lengthBreach(change) ??
    (hard ? undefined : readingBreach(change))
  )
}

type Written = { slot: Slot; texts: string[] }

/** The plain texts of the slots with these names; of all slots without names. */
function textsIn({ page, after }: Change, names?: readonly string[]): Written[] {
  const values = valuesOf(page, after)
  return page.slots
    .filter(({ name, kind }) => kind !== 'sources' && (!names || names.includes(name)))
    .map((slot) => {
      const texts = textsOf(values[slot.name]!.value)
      return { slot, texts: slot.rich ? texts.map(htmlText) : texts }
    })
}

const folded = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

const signs = Object.values(dangerSigns).flatMap(({ brief, text }) =>
  [brief, text].map((words) => ({ brief, words: folded(words) })),
)

/** Danger signs belong in the list of danger signs, where each has its urgency. */
function dangerBreach(change: Change): RuleBreach | undefined {
  for (const { slot, texts } of textsIn(change, change.changed)) {
    const said = texts.map(folded)
    const sign = signs.find(({ words }) => said.some((text) => text.includes(words)))
    if (sign) {
      return { message: `Say this with a danger sign: “${sign.brief}”.`, field: slot.name }
    }
  }
  return undefined
}

const cure = /\b(?:we cure|will cure|guarantee[ds]?)\b/gi
const denied = /\b(?:no|not|never|nobody|nothing|cannot)\b|n[’']t\b/i
/** How far before a promise its sentence may deny it. */
const reach = 40

/** Laws may guarantee something, so legal pages are not judged. */
function cureBreach(change: Change): RuleBreach | undefined {
  if (change.page.key.startsWith('legal.')) return undefined
  for (const { slot, texts } of textsIn(change, change.changed)) {
    const promise = texts.flatMap(promisesIn)[0]
    if (promise) {
      const message = `${slot.label}: promise no cure: “${promise}”. Say what may help.`
      return { message, field: slot.name }
    }
  }
  return undefined
}

function promisesIn(text: string): string[] {
  return [...text.matchAll(cure)].flatMap(({ 0: promise, index }) => {
    const before = text.slice(Math.max(0, index - reach), index)
    return denied.test(before.split(/[.?!]/).at(-1)!) ? [] : [promise]
  })
}

/** Also those whose number is above any list's, which readers would see as they are. */
const marker = /\[(\d[\d\s,–-]*)\]/g

/** Each marker on a page with sources names one of them. */
function markerBreach(change: Change): RuleBreach | undefined {
  const { page, after } = change
  if (!page.slots.some(({ kind }) => kind === 'sources')) return undefined
  const sources = valuesOf(page, after)['sources']!.value.length
  for (const { slot, texts } of textsIn(change)) {
    const missing = texts
      .flatMap((text) => [...text.matchAll(marker)])
      .flatMap(([, numbers = '']) => (numbers.match(/\d+/g) ?? []).map(Number))
      .find((number) => number > sources || number === 0)
    if (missing !== undefined) {
      const message = `${slot.label}: reference [${missing}] is cited but not in the list.`
      return { message, field: slot.name }
    }
  }
  return undefined
}

/** A page of one screen stays one. Nobody counts markers. */
function lengthBreach({ page, after, changed }: Change): RuleBreach | undefined {
  const { mostWords: most, key } = page
  if (most === undefined || changed.length === 0) return undefined
  const texts = withWords(after, () => shownWords(key))
  const count = countPlainWords(texts.join(' ').replaceAll(marker, ''))
  if (count <= most) return undefined
  const message = `The page has ${count} words with its headings and danger signs. Limit is ${most}.`
  return { message, field: changed[0]! }
}

type Hard = { texts: Section; grade: number }

function readingBreach(change: Change): RuleBreach | undefined {
  const { page, after, changed } = change
  const { grade: most } = page
  if (most === undefined) return undefined
  const hard = hardSection(change, most) ?? hardText(change, most)
  if (!hard) return undefined
  const sentence = withWords(after, () => hardestSentence(hard.texts))
  const field = textsIn(change, changed).find(({ texts }) =>
    texts.some((text) => text.includes(sentence)),
  )
  const grade = Math.ceil(hard.grade)
  return {
    message: `This is hard to read: grade ${grade}, limit ${most}. Hardest: “${sentence}”`,
    field: field?.slot.name ?? changed[0] ?? '',
  }
}

/** A changed section of the page above the limit. */
function hardSection({ page, before, after }: Change, most: number): Hard | undefined {
  const sectionsIn = (words: SiteWords) =>
    withWords(words, () => joinShort(sectionsOfWords(page.key)))
  const program = { ...after, [page.key]: {} }
  const known = new Set([before, program].flatMap(sectionsIn).map(keyOf))
  return sectionsIn(after)
    .filter((texts) => !known.has(keyOf(texts)))
    .map((texts) => ({ texts, grade: withWords(after, () => gradeOf(texts)) }))
    .find(({ grade }) => grade > most)
}

/** A changed text that easy texts around it would hide: above the limit, and harder than it was. */
function hardText(change: Change, most: number): Hard | undefined {
  const { after, before, changed, page } = change
  const names = changed.filter(
    (name) => page.slots.find((slot) => slot.name === name)!.kind !== 'line',
  )
  const earlier = textsIn({ ...change, after: before }, names)
  return textsIn(change, names)
    .map(({ texts }, index) => ({
      texts,
      grade: withWords(after, () => gradeOfText(texts)),
      was: gradeOfText(earlier[index]!.texts),
    }))
    .find(({ grade, was }) => grade > most && grade > was)
}

const keyOf = (section: Section) => JSON.stringify(section)
