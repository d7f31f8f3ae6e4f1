import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Editor } from '@tiptap/react'
import type { Range } from './text-of-document.ts'

type Marks = { set: DecorationSet; current: string | undefined }
type Change = { places: ReadonlyMap<string, Range>; current: string | undefined }

const marksKey = new PluginKey<Marks>('remarks')

/** Marks passages with remarks. They move along with what is typed. */
export function remarkMarks(): Plugin<Marks> {
  return new Plugin<Marks>({
    key: marksKey,
    state: {
      init: () => ({ set: DecorationSet.empty, current: undefined }),
      apply(transaction, before) {
        const change = transaction.getMeta(marksKey) as Change | undefined
        const { mapping, doc } = transaction
        if (!change) return { ...before, set: before.set.map(mapping, doc) }
        const marks = [...change.places].map(([id, { from, to }]) => {
          const name = id === change.current ? 'remarked remarked-current' : 'remarked'
          return Decoration.inline(from, to, { nodeName: 'mark', class: name }, { id })
        })
        return { set: DecorationSet.create(doc, marks), current: change.current }
      },
    },
    props: {
      decorations: (state) => marksKey.getState(state)?.set,
    },
  })
}

export function unmark(editor: Editor): void {
  if (!editor.isDestroyed) editor.unregisterPlugin(marksKey)
}

/** The marked passages by the ids of their remarks, without those whose words are all gone. */
export function markedRanges({ state }: Editor): Map<string, Range> {
  const ranges = new Map<string, Range>()
  for (const { from, to, spec } of marksKey.getState(state)?.set.find() ?? []) {
    const { id } = spec as { id: string }
    const before = ranges.get(id) ?? { from, to }
    if (from < to)
      ranges.set(id, { from: Math.min(before.from, from), to: Math.max(before.to, to) })
  }
  return ranges
}

/** The remark whose passage has this position. */
export function remarkAt({ state }: Editor, position: number): string | undefined {
  const [found] = marksKey.getState(state)?.set.find(position, position) ?? []
  return (found?.spec as { id: string } | undefined)?.id
}

export function mark({ view }: Editor, change: Change): void {
  view.dispatch(view.state.tr.setMeta(marksKey, change).setMeta('addToHistory', false))
}
