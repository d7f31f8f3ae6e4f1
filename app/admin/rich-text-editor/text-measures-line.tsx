// The length and reading age of a text. Loaded after the form is rendered.
import type { Editor } from '@tiptap/react'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { useEffect, useState } from 'react'
import { type Measures, measureText, type Sentence } from './text-measures.ts'

const hardKey = new PluginKey<DecorationSet>('hard-sentences')
const pauseMs = 400

export function TextMeasuresLine({ editor }: { editor: Editor }) {
  const [measures, setMeasures] = useState(() => measureText(editor))
  const [marks, setMarks] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const measureSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setMeasures(measureText(editor)), pauseMs)
    }
    const onTransaction = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (transaction.docChanged) measureSoon()
    }
    editor.on('transaction', onTransaction)
    editor.registerPlugin(hardPlugin())
    return () => {
      clearTimeout(timer)
      editor.off('transaction', onTransaction)
      if (!editor.isDestroyed) editor.unregisterPlugin(hardKey)
    }
  }, [editor])

  useEffect(() => mark(editor, marks ? measures.hardest : []), [editor, marks, measures])

  return (
    <div className="text-measures">
      <span>{textOf(measures)}</span>
      {measures.hardest.length > 0 && (
        <button
          className="text-button"
          type="button"
          aria-pressed={marks}
          onClick={() => setMarks(!marks)}
        >
          Mark the hardest sentences
        </button>
      )}
    </div>
  )
}

function textOf({ words, minutes, age }: Measures): string {
  return `${words} words, ${minutes} minutes, reading age ${age}`
}

function mark(editor: Editor, sentences: readonly Sentence[]): void {
  if (editor.isDestroyed) return
  editor.view.dispatch(editor.state.tr.setMeta(hardKey, sentences).setMeta('addToHistory', false))
}

function hardPlugin(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: hardKey,
    state: {
      init: () => DecorationSet.empty,
      apply(change, before) {
        const sentences = change.getMeta(hardKey) as readonly Sentence[] | undefined
        if (!sentences) return before.map(change.mapping, change.doc)
        const marks = sentences
          .filter(({ to }) => to <= change.doc.content.size)
          .map(({ from, to }) => Decoration.inline(from, to, { class: 'hard-sentence' }))
        return DecorationSet.create(change.doc, marks)
      },
    },
    props: { decorations: (state) => hardKey.getState(state) },
  })
}
