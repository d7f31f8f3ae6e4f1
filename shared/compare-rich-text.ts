import { diffArrays } from 'diff'
import { compareWords, type WordRun } from './compare-words.ts'
import { type Paragraph, paragraphKey, paragraphText, readParagraphs } from './read-paragraphs.ts'

/** A paragraph's change. A moved one is listed twice: at its old place and at its new one. */
export type ParagraphChange =
  | { kind: 'same' | 'added' | 'removed' | 'moved-away' | 'moved-here'; paragraph: Paragraph }
  | { kind: 'changed'; paragraph: Paragraph; runs: WordRun[]; note?: string }

/** Time limit for comparing; the rest is then shown as whole paragraphs removed and added. */
const longestMs = 300
/** Paragraphs that share at least this part of their words are compared word by word. */
const alike = 0.3
/** Shorter paragraphs are not shown as moved: they may well have been rewritten. */
const shortestMoved = 12

/** Compares two clean rich texts by paragraph, and by word in similar paragraphs. */
export function compareRichText(before: string, after: string): ParagraphChange[] {
  const deadline = performance.now() + longestMs
  const old = readParagraphs(before)
  const now = readParagraphs(after)
  const stretches = stretchesOf(old, now)
  const moved = movedIn(stretches)
  return stretches.flatMap((stretch) =>
    'same' in stretch
      ? stretch.same.map((paragraph) => ({ kind: 'same' as const, paragraph }))
      : changesIn(stretch, moved, deadline),
  )
}

type Changed = { removed: Paragraph[]; added: Paragraph[] }
type Stretch = { same: Paragraph[] } | Changed

function stretchesOf(old: Paragraph[], now: Paragraph[]): Stretch[] {
  const stretches: Stretch[] = []
  let [atOld, atNow] = [0, 0]
  const parts = diffArrays(old.map(paragraphKey), now.map(paragraphKey), {
    timeout: longestMs,
  }) ?? [
    { removed: true, added: false, count: old.length },
    { removed: false, added: true, count: now.length },
  ]
  for (const { added, removed, count } of parts) {
    if (!added && !removed) {
      stretches.push({ same: now.slice(atNow, atNow + count) })
      atOld += count
      atNow += count
      continue
    }
    const last = stretches.at(-1)
    const open = last && 'removed' in last ? last : { removed: [], added: [] }
    if (open !== last) stretches.push(open)
    if (removed) open.removed.push(...old.slice(atOld, (atOld += count)))
    else open.added.push(...now.slice(atNow, (atNow += count)))
  }
  return stretches
}

/** Texts of paragraphs that were removed in one place and added in another. */
function movedIn(stretches: Stretch[]): ReadonlySet<string> {
  const changed = stretches.filter((stretch) => 'removed' in stretch)
  const gone = new Set(changed.flatMap(({ removed }) => removed.map(paragraphText)))
  const came = changed.flatMap(({ added }) => added.map(paragraphText))
  return new Set(came.filter((text) => text.length >= shortestMoved && gone.has(text)))
}

function changesIn(
  { removed, added }: Changed,
  moved: ReadonlySet<string>,
  deadline: number,
): ParagraphChange[] {
  const pairs = pairsOf(removed, added, deadline)
  const changes: ParagraphChange[] = []
  const tell = (kinds: ['removed' | 'added', 'moved-away' | 'moved-here'], part: Paragraph[]) => {
    for (const paragraph of part) {
      const kind = moved.has(paragraphText(paragraph)) ? kinds[1] : kinds[0]
      changes.push({ kind, paragraph })
    }
  }
  let [atOld, atNow] = [0, 0]
  for (const [old, now] of [...pairs, [removed.length, added.length] as const]) {
    tell(['removed', 'moved-away'], removed.slice(atOld, old))
    tell(['added', 'moved-here'], added.slice(atNow, now))
    if (old < removed.length) changes.push(changeOf(removed[old]!, added[now]!, deadline))
    atOld = old + 1
    atNow = now + 1
  }
  return changes
}

/** Pairs each removed paragraph with its new form, in order. The most similar ones are paired first. */
function pairsOf(removed: Paragraph[], added: Paragraph[], deadline: number): [number, number][] {
  const bags = added.map(wordBag)
  const found: { old: number; now: number; common: number }[] = []
  for (const [old, paragraph] of removed.entries()) {
    if (performance.now() > deadline) break
    const bag = wordBag(paragraph)
    for (const [now, other] of bags.entries()) {
      const common = commonShare(bag, other)
      if (common >= alike) found.push({ old, now, common })
    }
  }
  found.sort((one, other) => other.common - one.common)
  const pairs: [number, number][] = []
  for (const { old, now } of found) {
    const crosses = pairs.some(
      ([left, right]) => Math.sign(left - old) * Math.sign(right - now) <= 0,
    )
    if (!crosses) pairs.push([old, now])
  }
  return pairs.sort((one, other) => one[0] - other[0])
}

type WordBag = { counts: Map<string, number>; size: number }

function wordBag({ words }: Paragraph): WordBag {
  const counts = new Map<string, number>()
  for (const { text } of words) {
    const word = text.trim().toLowerCase()
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return { counts, size: words.length }
}

/** The share of the longer paragraph's words that occur in both. */
function commonShare(one: WordBag, other: WordBag): number {
  let common = 0
  for (const [word, count] of one.counts) common += Math.min(count, other.counts.get(word) ?? 0)
  return common / Math.max(one.size, other.size)
}

function changeOf(before: Paragraph, paragraph: Paragraph, deadline: number): ParagraphChange {
  const runs = compareWords(before.words, paragraph.words, deadline)
  const note = before.kind === paragraph.kind ? undefined : `now ${kindName(paragraph.kind)}`
  return { kind: 'changed', paragraph, runs, ...(note && { note }) }
}

function kindName(kind: string): string {
  const leaf = kind.split(' ').at(-1)
  if (leaf === 'h1' || leaf === 'h2' || leaf === 'h3') return `heading ${leaf[1]}`
  if (leaf === 'pre') return 'a code block'
  if (leaf === 'img') return 'the words of a picture'
  if (leaf === 'figcaption') return 'a caption'
  if (leaf === 'td' || leaf === 'th') return 'in a table'
  if (kind.includes('callout')) return 'in a callout'
  if (kind.includes('ol')) return 'a numbered list item'
  if (kind.includes('ul')) return 'a bullet list item'
  return kind.includes('quote') ? 'a quote' : 'a paragraph'
}
