import { describe, expect, it } from 'vitest'
import { htmlText } from './html-text.ts'
import { mergeTexts } from './merge-rich-text.ts'
import { anchorOf, passagesIn } from './passage.ts'

type Word = { id: number; text: string }
type Text = Word[][]

const vocabulary =
  'the a of and to in is it pain jaw tooth teeth night bite splint rest muscle ear joint doctor call water soft food days weeks often never may your can worse better sleep grind chew left right'.split(
    ' ',
  )

describe('200 random edits and merges', () => {
  it.each([1, 2, 3])(
    'leave passages where they are, or gone, but on no other words (%i)',
    (seed) => {
      const random = randomNumbers(seed)
      const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
      let lastId = 0
      const newWords = (count: number) =>
        Array.from({ length: count }, (): Word => ({ id: (lastId += 1), text: pick(vocabulary) }))
      const paragraph = () => newWords(12 + Math.floor(random() * 20))

      function edited(text: Text): Text {
        const next = text.map((words) => [...words])
        const at = Math.floor(random() * next.length)
        const words = next[at]!
        const from = Math.floor(random() * words.length)
        const count = 1 + Math.floor(random() * 4)
        const kind = random()
        if (kind < 0.3) words.splice(from, 0, ...newWords(count))
        else if (kind < 0.5) words.splice(from, count)
        else if (kind < 0.75) words.splice(from, count, ...newWords(count))
        else if (kind < 0.85)
          next.splice(Math.floor(random() * next.length), 0, ...next.splice(at, 1))
        else if (kind < 0.92) next.splice(at, 0, paragraph())
        else if (next.length > 8) next.splice(at, 1)
        return next.filter((some) => some.length > 0)
      }

      function merged(base: Text): Text {
        const result = mergeTexts({
          base: written(base),
          mine: written(edited(edited(base))),
          theirs: written(edited(edited(base))),
        })
        const html =
          'value' in result
            ? result.value
            : result.choices[pick(['mine', 'theirs', 'both'] as const)]
        return read(html as string)
      }

      let text: Text = Array.from({ length: 12 }, paragraph)
      const remarks = Array.from({ length: 30 }, () => {
        const { all, ends } = laidOut(text)
        const first = Math.floor(random() * (all.length - 12))
        const last = first + 1 + Math.floor(random() * 10)
        const [start, end] = [ends[first]! - all[first]!.text.length, ends[last]!]
        const ids = all.slice(first, last + 1).map(({ id }) => id)
        return { anchor: anchorOf(plain(text), { start, end })!, ids, isGone: false }
      })
      const tally = { kept: 0, expected: 0 }

      for (let step = 0; step < 200; step += 1) {
        text = step % 3 === 2 ? merged(text) : edited(text)
        const { all, ends } = laidOut(text)
        const passages = passagesIn(plain(text))
        for (const remark of remarks) {
          const { anchor, ids, isGone } = remark
          const left = ids.filter((id) => all.some((word) => word.id === id))
          const passage = passages.find(anchor, { exactly: isGone })
          if (!isGone && left.length >= 0.8 * ids.length) {
            tally.expected += 1
            if (passage) tally.kept += 1
          }
          remark.isGone = !passage
          if (!passage) continue
          const inside = all.filter(
            (_, at) => ends[at]! > passage.start && ends[at]! <= passage.end,
          )
          const right = inside.filter(({ id }) => ids.includes(id))
          expect(
            right.length,
            `${anchor.exact} | ${inside.map((word) => word.text).join(' ')}`,
          ).toBeGreaterThanOrEqual(Math.max(1, inside.length / 4))
          remark.anchor = passage.anchor
          remark.ids = inside.map(({ id }) => id)
        }
      }
      expect(tally.expected).toBeGreaterThan(500)
      expect(tally.kept / tally.expected).toBeGreaterThan(0.97)
    },
  )
})

/** Each word with its id, so that a merge takes along which word is which. */
function written(text: Text): string {
  return text
    .map((words) => `<p>${words.map(({ id, text: word }) => `${word}_${id}`).join(' ')}</p>`)
    .join('')
}

function read(html: string): Text {
  return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, words = '']) =>
    words.split(' ').map((word) => {
      const [text = '', id] = word.split('_')
      return { text, id: Number(id) }
    }),
  )
}

function plain(text: Text): string {
  return htmlText(written(text).replaceAll(/_\d+/g, ''))
}

/** All words in order, and where each ends in the plain text. */
function laidOut(text: Text) {
  const all = text.flat()
  let end = -1
  return { all, ends: all.map((word) => (end += word.text.length + 1)) }
}

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
