import { diffArrays } from 'diff'
import type { MarkedWord } from './read-paragraphs.ts'

/** Words of a changed paragraph; `note` describes a change of formatting, such as `now bold`. */
export type WordRun = {
  kind: 'same' | 'added' | 'removed' | 'formatted'
  words: readonly MarkedWord[]
  note?: string
}

/** Finds words added, removed or reformatted. At the deadline, reports all as removed and all as added. */
export function compareWords(
  before: readonly MarkedWord[],
  after: readonly MarkedWord[],
  deadline: number,
): WordRun[] {
  const timeout = Math.max(1, deadline - performance.now())
  const plain = (words: readonly MarkedWord[]) => words.map(({ text }) => text.trim())
  const parts = diffArrays(plain(before), plain(after), { timeout })
  if (!parts) {
    return [
      { kind: 'removed', words: before },
      { kind: 'added', words: after },
    ]
  }
  const runs: WordRun[] = []
  let [atOld, atNow] = [0, 0]
  for (const { added, removed, count } of parts) {
    if (removed) runs.push({ kind: 'removed', words: before.slice(atOld, atOld + count) })
    else if (added) runs.push({ kind: 'added', words: after.slice(atNow, atNow + count) })
    else
      runs.push(
        ...formattedRuns(before.slice(atOld, atOld + count), after.slice(atNow, atNow + count)),
      )
    if (!added) atOld += count
    if (!removed) atNow += count
  }
  return runs
}

/** Splits identical words into runs by how their formatting has changed. */
function formattedRuns(before: readonly MarkedWord[], after: readonly MarkedWord[]): WordRun[] {
  const runs: { kind: 'same' | 'formatted'; words: MarkedWord[]; note: string }[] = []
  for (const [index, word] of after.entries()) {
    const note = formattingNote(before[index]!.marks, word.marks)
    const last = runs.at(-1)
    if (last?.note === note) last.words.push(word)
    else runs.push({ kind: note ? 'formatted' : 'same', words: [word], note })
  }
  return runs.map(({ note, ...run }) => (note ? { ...run, note } : run))
}

function formattingNote(before: readonly string[], after: readonly string[]): string {
  const come = after.filter((mark) => !before.includes(mark)).map((mark) => `now ${markName(mark)}`)
  const gone = before
    .filter((mark) => !after.includes(mark) && !(isLink(mark) && after.some(isLink)))
    .map((mark) => `no longer ${isLink(mark) ? 'a link' : mark}`)
  return [...come, ...gone].join(', ')
}

const isLink = (mark: string) => mark.startsWith('link:')
const markName = (mark: string) => (isLink(mark) ? `a link to ${mark.slice('link:'.length)}` : mark)
