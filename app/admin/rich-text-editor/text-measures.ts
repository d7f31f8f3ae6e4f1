import type { Editor } from '@tiptap/react'
import type { Node } from '@tiptap/pm/model'
import { syllable } from 'syllable'
import { countWords } from '../../../shared/word-count.ts'
import { blockHtml } from './editor-html.ts'

/** A sentence and its place in the document; `grade` is the US school grade that can read it. */
export type Sentence = { from: number; to: number; grade: number }
export type Measures = { words: number; minutes: number; age: number; hardest: Sentence[] }

type Counts = { words: number; syllables: number; sentences: number }
type Measured = Counts & { shown: number; found: Sentence[] }

const wordsPerMinute = 200
/** Shorter sentences are too short to be graded. */
const fewestWords = 8
/** Added to a grade, this gives the reader's age. */
const ageBefore = 5
/** The highest age reported. */
const oldest = 25

const measured = new WeakMap<Node, Measured>()
const syllables = new Map<string, number>()

/** Measures the text. Unchanged blocks are not measured again. */
export function measureText({ state, schema }: Editor): Measures {
  const total: Counts & { shown: number } = { words: 0, syllables: 0, sentences: 0, shown: 0 }
  const found: Sentence[] = []
  state.doc.forEach((block, start) => {
    let known = measured.get(block)
    if (!known) measured.set(block, (known = measureBlock(block, blockHtml(schema, block))))
    total.words += known.words
    total.syllables += known.syllables
    total.sentences += known.sentences
    total.shown += known.shown
    for (const one of known.found) {
      found.push({ ...one, from: one.from + start, to: one.to + start })
    }
  })
  return {
    words: total.shown,
    minutes: Math.max(1, Math.round(total.shown / wordsPerMinute)),
    age: Math.min(Math.max(0, Math.round(gradeOf(total))) + ageBefore, oldest),
    hardest: found.toSorted((one, other) => other.grade - one.grade).slice(0, 3),
  }
}

/** The blocks that contain sentences, unlike headings, cells and code. */
const prose = new Set(['paragraph', 'figure'])

function measureBlock(block: Node, html: string): Measured {
  const result: Measured = {
    words: 0,
    syllables: 0,
    sentences: 0,
    shown: countWords(html),
    found: [],
  }
  const measure = (node: Node, start: number) => {
    if (!prose.has(node.type.name)) return
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC')
    for (const { 0: sentence, index } of text.matchAll(/[^.?!]+(?:[.?!](?!\s|$)[^.?!]*)*[.?!]*/g)) {
      const counts = countsOf(sentence)
      if (counts.words === 0) continue
      result.words += counts.words
      result.syllables += counts.syllables
      result.sentences += 1
      if (counts.words < fewestWords) continue
      const lead = sentence.length - sentence.trimStart().length
      const from = start + 1 + index
      result.found.push({
        from: from + lead,
        to: from + sentence.trimEnd().length,
        grade: gradeOf(counts),
      })
    }
  }
  if (block.isTextblock) measure(block, 0)
  else block.descendants((node, at) => measure(node, at + 1))
  return result
}

function countsOf(sentence: string): Counts {
  const words = sentence.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []
  let sum = 0
  for (const word of words) {
    let known = syllables.get(word)
    if (known === undefined) syllables.set(word, (known = syllable(word)))
    sum += known
  }
  return { words: words.length, syllables: sum, sentences: 1 }
}

/** The Flesch-Kincaid grade level. */
function gradeOf({ words, syllables: all, sentences }: Counts): number {
  if (words === 0) return 0
  return 0.39 * (words / sentences) + 11.8 * (all / words) - 15.59
}
