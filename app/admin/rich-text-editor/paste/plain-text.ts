// What plain text means: bullets of any program as lists, and lines that only a page's width has ended as
// paragraphs. Text that says nothing of the kind stays as it is.

export type PlainText = {
  /** Paragraphs, and what Markdown marks up, as Markdown. */
  markdown: string
  /** Lines that were joined with the line before. */
  joinedLines: number
  /** Words that a hyphen had parted at the end of a line. */
  joinedWords: number
}

/** Reads the text of a clipboard without HTML; undefined if each line is a paragraph and nothing else. */
export function readPlainText(pasted: string): PlainText | undefined {
  const lines = pasted
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .split('\n')
  const read = withJoinedLines(withWholeNumbers(withMarkdownBullets(lines)))
  const isMarkdown = markdownMarks.test(read.markdown)
  return isMarkdown || read.joinedLines > 0 ? read : undefined
}

/** A heading, list, quote, table, link or bold text. Emphasis alone may be arithmetic: 5*3*2. */
const markdownMarks =
  /^ {0,3}(#{1,6} \S|[-*] \S|\d{1,3}[.)] \S|> ?\S|\|?[^|\n]+\|[^\n]*\n\|? *:?-{3,})|\*\*[^*\s]|\]\(https?:/m

const bullet = /^(\s*)([•‣◦▪●○■·–—])\s+/
const surelyBullet = /^\s*[•‣◦▪●○■]\s/
const listMark = /^\s*([-*]|\d{1,3}[.)])\s/
const numbered = /^(\s*)(\d{1,9})([.)])(?=\s)/

/** A dash or dot is a bullet only beside another of its kind: alone it may begin a remark. */
function withMarkdownBullets(lines: readonly string[]): string[] {
  const signs = lines.map((line) => bullet.exec(line)?.[2])
  return lines.map((line, at) => {
    const sign = signs[at]
    const isBullet =
      surelyBullet.test(line) || (sign && (sign === signs[at - 1] || sign === signs[at + 1]))
    return isBullet ? line.replace(bullet, '$1- ') : line
  })
}

/**
 * Keeps what a list or quote would change: numbers that do not count up from 1, since a list counts for itself, and
 * signs before a number (> 5 mg, + 5 mg).
 */
function withWholeNumbers(lines: readonly string[]): string[] {
  const reached = new Map<string, number>()
  return lines.map((line) => {
    if (/^\s*[>+]\s?\d/.test(line) || /^\s*\+\s/.test(line)) return line.replace(/[>+]/, '\\$&')
    const [, indent = '', digits = '', sign = ''] = numbered.exec(line) ?? []
    if (!digits) return line
    const number = Number(digits)
    const follows = number === 1 || number === (reached.get(indent) ?? 0) + 1
    if (follows) reached.set(indent, number)
    return follows ? line : line.replace(numbered, `$1$2\\${sign}`)
  })
}

/** Joins the lines of each paragraph that a narrow page has broken, as PDFs copy them. */
function withJoinedLines(lines: readonly string[]): PlainText {
  const total = { joinedLines: 0, joinedWords: 0 }
  const paragraphs: string[][] = []
  const widest = lines.reduce((most, { length }) => Math.max(most, length), 0)
  const broken = arePageLines(lines, widest)
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]?.trimEnd() ?? ''
    const paragraph = paragraphs.at(-1)
    if (!paragraph || !broken || !continues(before, line, widest)) {
      paragraphs.push([line])
      continue
    }
    const next = line.trimStart()
    const isWord = /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(next)
    total.joinedLines += 1
    total.joinedWords += Number(isWord)
    const end = paragraph.pop()!.trimEnd()
    paragraph.push(isWord ? end.slice(0, -1) : end + spaceAfter(end), next)
  }
  const joined = paragraphs.map((parts) => parts.join(''))
  const hasCode = joined.some((line) => /^\s*```/.test(line))
  return { markdown: (hasCode ? joined : keptApart(joined)).join('\n'), ...total }
}

/** None in a range such as 5- / 10 mg. */
function spaceAfter(end: string): string {
  return /[\p{L}\p{N}][-–]$/u.test(end) ? '' : ' '
}

/** Whether the width of a page has ended the lines: most are nearly as long as the longest, and stop mid-sentence. */
function arePageLines(lines: readonly string[], widest: number): boolean {
  const written = lines.map((line) => line.trimEnd()).filter(Boolean)
  if (written.length < 3 || widest < 40 || widest > 130) return false
  const full = written.filter((line) => line.length > 0.7 * widest)
  const midSentence = full.filter((line) => !/[.!?:;|]["”’)\]]*$/.test(line))
  return full.length >= 0.5 * written.length && midSentence.length >= 0.5 * full.length
}

/** Whether a line goes on with the sentence of the line before. */
function continues(before: string, line: string, widest: number): boolean {
  if (before.trim() === '' || line.trim() === '') return false
  if (listMark.test(line) || /^\s*(#{1,6} |>|\|)/.test(line)) return false
  if (/^\s*(#{1,6} |\|)/.test(before)) return false
  return before.length > 0.7 * widest || /^\s*\p{Ll}/u.test(line)
}

/** Markdown joins neighboring lines; here each line of words stays a paragraph of its own. */
function keptApart(lines: readonly string[]): string[] {
  const isPart = (line: string) => listMark.test(line) || /^\s*(>|$)|^\s{2}|\|/.test(line)
  return lines.flatMap((line, at) => {
    if (isPart(line)) return [line]
    return at > 0 && isPart(lines[at - 1]!) ? ['', line, ''] : [line, '']
  })
}
