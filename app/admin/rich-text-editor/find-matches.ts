import type { Editor } from '@tiptap/react'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** A range of the document that matches the search. */
export type Match = { from: number; to: number }
type Found = { words: string; matches: readonly Match[] }

export const findKey = new PluginKey<Found>('find')

/** Highlights all matches of the search. */
export function findPlugin(): Plugin<Found> {
  return new Plugin<Found>({
    key: findKey,
    state: {
      init: () => ({ words: '', matches: [] }),
      apply(change, before, _old, { doc }) {
        const words = (change.getMeta(findKey) as string | undefined) ?? before.words
        if (words === before.words && !change.docChanged) return before
        return { words, matches: matchesIn(doc, words) }
      },
    },
    props: {
      decorations(state) {
        const { matches } = findKey.getState(state)!
        if (matches.length === 0) return null
        const { from, to } = state.selection
        const marks = matches.map((match) => {
          const isCurrent = match.from === from && match.to === to
          const name = isCurrent ? 'found found-current' : 'found'
          return Decoration.inline(match.from, match.to, { class: name })
        })
        return DecorationSet.create(state.doc, marks)
      },
    },
  })
}

/** All matches, ignoring case; a match never extends beyond its paragraph. */
export function matchesIn(doc: Node, words: string): Match[] {
  const wanted = words.toLowerCase()
  if (wanted === '') return []
  const matches: Match[] = []
  doc.descendants((block, start) => {
    if (!block.isTextblock) return true
    const text = block.textBetween(0, block.content.size, undefined, '\uFFFC').toLowerCase()
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      matches.push({ from: start + 1 + at, to: start + 1 + at + wanted.length })
    }
    return false
  })
  return matches
}

/** Goes to the next or previous match, and wraps around. */
export function goToMatch({ state, view }: Editor, direction: 1 | -1): void {
  const { matches } = findKey.getState(state)!
  const { from, to } = state.selection
  const next =
    direction === 1
      ? (matches.find((match) => match.from >= to) ?? matches[0])
      : (matches.findLast((match) => match.to <= from) ?? matches.at(-1))
  if (!next) return
  const selection = TextSelection.create(state.doc, next.from, next.to)
  view.dispatch(state.tr.setSelection(selection).scrollIntoView())
}

/** Replaces the selected match and goes to the next one; if none is selected, only goes there. */
export function replaceMatch(editor: Editor, words: string): void {
  const { state, view } = editor
  const { from, to } = state.selection
  const { matches } = findKey.getState(state)!
  if (matches.some((match) => match.from === from && match.to === to)) {
    view.dispatch(state.tr.insertText(words, from, to))
  }
  goToMatch(editor, 1)
}

/** Replaces all matches as one undo step. Returns how many there were. */
export function replaceAllMatches({ state, view }: Editor, words: string): number {
  const { matches } = findKey.getState(state)!
  const change = state.tr
  for (const { from, to } of matches.toReversed()) change.insertText(words, from, to)
  view.dispatch(change)
  return matches.length
}
