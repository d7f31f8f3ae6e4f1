import { deleted, hidden } from './pasted-text.ts'

/** The outcome of a paste. */
export type PasteReport = {
  /** Pictures whose files the writer has to choose. */
  pictures: number
  /** Footnotes that became references. */
  footnotes: number
  /** Tables that lost rows or columns beyond the limit. */
  cutTables: number
  /** Cells over several rows or columns: each place has their value now. */
  splitCells: number
  /** Lists that began at another number than 1: here every list begins at 1. */
  renumberedLists: number
  /** Lines of plain text that were joined into paragraphs, and words that a hyphen had parted there. */
  joinedLines: number
  joinedWords: number
  /** Dropped content: counts by name. */
  leftOut: Map<string, number>
}

export function startReport(): PasteReport {
  return {
    pictures: 0,
    footnotes: 0,
    cutTables: 0,
    splitCells: 0,
    renumberedLists: 0,
    joinedLines: 0,
    joinedWords: 0,
    leftOut: new Map(),
  }
}

const unkept: Record<string, string> = {
  'video,audio': 'video or sound',
  'iframe,object,embed': 'embedded page',
  'svg,math,canvas': 'drawing or formula',
  'input,select,textarea,button': 'form field',
  [deleted]: 'deleted passage',
  [hidden]: 'hidden passage',
}

export function noteLeftOut(body: Element, { leftOut }: PasteReport): void {
  for (const [selector, name] of Object.entries(unkept)) {
    const { length } = body.querySelectorAll(selector)
    if (length > 0) leftOut.set(name, length)
  }
}

/** What changed, a sentence each for the writer; none if everything was kept. */
export function changesOf(report: PasteReport): string[] {
  const { pictures, footnotes, cutTables, splitCells, renumberedLists, leftOut } = report
  const { joinedLines, joinedWords } = report
  const sentences: string[] = []
  if (pictures > 0)
    sentences.push(`Choose the files of ${counted(pictures, 'picture')} in the text.`)
  if (footnotes > 0) {
    const became = footnotes === 1 ? 'became a reference' : 'became references'
    sentences.push(`${counted(footnotes, 'footnote')} ${became}: check them.`)
  }
  if (cutTables > 0) sentences.push(`${counted(cutTables, 'table')} had too many rows or columns.`)
  if (splitCells > 0) {
    const were = splitCells === 1 ? 'cell was' : 'cells were'
    sentences.push(`${splitCells} merged ${were} split, with the value in each: check the table.`)
  }
  if (renumberedLists > 0) {
    const begins = renumberedLists === 1 ? 'begins' : 'begin'
    sentences.push(`${counted(renumberedLists, 'list')} ${begins} at 1 now: check the numbers.`)
  }
  if (joinedLines > 0) {
    const were = joinedLines === 1 ? 'line was' : 'lines were'
    const words =
      joinedWords > 0 ? `, and ${counted(joinedWords, 'word')} at their ends: check them` : ''
    sentences.push(`${joinedLines} ${were} joined into paragraphs${words}.`)
  }
  const left = [...leftOut].map(([name, count]) => counted(count, name))
  if (left.length > 0) sentences.push(`Left out: ${left.join(', ')}.`)
  return sentences
}

function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`.replace('video or sounds', 'videos or sounds')
}
