import type { Node } from '@tiptap/pm/model'
import { scriptSigns } from '../../../shared/html-text.ts'
import type { Passage } from '../../../shared/passage.ts'

/** A document's text as `htmlText` reads it, and the position in the document of each of its characters. */
export type PlacedText = { text: string; positions: readonly number[] }

export function textOfDocument(document: Node): PlacedText {
  let text = ''
  const positions: number[] = []
  const add = (words: string, from: number, step = 1) => {
    text += words
    for (let at = 0; at < words.length; at += 1) positions.push(from + at * step)
  }
  document.descendants((node, position) => {
    if (node.isText) {
      const names = new Set(node.marks.map(({ type }) => type.name))
      const script = names.has('superscript') ? 'sup' : names.has('subscript') ? 'sub' : undefined
      add(script ? scriptSigns(node.text!, script) : node.text!, position)
    } else if (node.isBlock || node.type.name === 'hardBreak') add(' ', position, 0)
  })
  return { text, positions }
}

/** A range of the document. */
export type Range = { from: number; to: number }

export function rangeOf({ positions }: PlacedText, { start, end }: Passage): Range {
  return { from: positions[start]!, to: positions[end - 1]! + 1 }
}

/** The part of the text that a range of the document covers. */
export function passageOf({ positions }: PlacedText, { from, to }: Range): Passage {
  const isIn = (position: number) => position >= from && position < to
  return { start: positions.findIndex(isIn), end: positions.findLastIndex(isIn) + 1 }
}
