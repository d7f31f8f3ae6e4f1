// Rejects style sheets in app/ that define their own colours, text sizes or large pixel lengths.
import { colour } from './colours.ts'

/** The style sheets that define colours and sizes. */
const tokens = new Set(['app/styles/tokens.css', 'app/styles/fonts.css'])
/** Inside a drawing lengths and sizes of text are in the drawing's own units. */
const drawings = new Set([
  'app/components/head-map/head-map.css',
  'app/components/head-map/head-map-wide.css',
  'app/components/condition/condition-signs.css',
  'app/components/labelled-picture/labelled-picture.css',
  'app/components/moving-view/joint-view.css',
  'app/components/moving-view/views.css',
])

/** Hairlines, outlines and the offsets between them. */
const thickestLinePx = 4

const ownTextSize =
  /\d(?:px|rem|q|cm|mm|in|pc|pt)\b|(?<![\w-])(?:x{1,3}-large|large|medium|small|x{1,2}-small)(?![\w-])/iu
const pixels = /(?<![\w.-])-?(\d*\.?\d+)px\b/giu
/** Lengths on paper, which a screen measures in pixels. */
const onPaper = /(?<![\w.#-])-?\d*\.?\d+(?:q|cm|mm|in|pc|pt)\b/iu

const useToken = 'use a token of app/styles/tokens.css, or add one there that says what it is for'

/** One line per declaration that should use a token. `file`: its path relative to the project. */
export function styleProblems(file: string, text: string): string[] {
  if (tokens.has(file)) return []
  const withoutComments = text.replace(/\/\*.*?\*\//gsu, (comment) =>
    comment.replace(/[^\n]/gu, ' '),
  )
  const declaration = /(?<=[{;]\s*)([\w-]+)\s*:([^;{}]+)/gu
  return Array.from(
    withoutComments.matchAll(declaration),
    ({ index, 1: name = '', 2: value = '' }) => {
      const problem = problemOf(name, value, {
        isDrawing: drawings.has(file),
        isPrint: isPrint(withoutComments.slice(0, index)),
      })
      const line = text.slice(0, index).split('\n').length
      return problem && `${file}:${line}: ${problem}`
    },
  ).filter((problem) => problem !== undefined)
}

/** Whether the text ends in a block for print. */
function isPrint(before: string): boolean {
  const open: boolean[] = []
  for (const { 1: prelude = '', 2: brace } of before.matchAll(/([^{};]*)([{}])/gu)) {
    if (brace === '}') open.pop()
    else open.push(/@page|@media[^{]*\bprint\b/u.test(prelude))
  }
  return open.includes(true)
}

type Place = { isDrawing: boolean; isPrint: boolean }

function problemOf(name: string, value: string, place: Place): string | undefined {
  if (colour.test(value.replace(/url\([^)]*\)|var\(\s*--[\w-]+|"[^"]*"|'[^']*'/gu, ''))) {
    return `a colour of its own: ${useToken}`
  }
  if (place.isDrawing) return undefined
  const isPaper = onPaper.test(value)
  if (isPaper && place.isPrint) return undefined
  if (/^font(?:-size)?$/iu.test(name) && ownTextSize.test(value)) {
    return `a text size of its own: ${useToken}`
  }
  const isLarge = Array.from(value.matchAll(pixels)).some(
    ([, length]) => Number(length) > thickestLinePx,
  )
  return isLarge || isPaper
    ? `a length in pixels or of paper: ${useToken}, or rem, which grows with the text`
    : undefined
}
