// Shows in one editor which passages have remarks. Loaded with the editor, after it.
import { closeHistory } from '@tiptap/pm/history'
import type { Editor } from '@tiptap/react'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { useEffect } from 'react'
import { anchorOf, passagesIn } from '../../../shared/passage.ts'
import { mark, markedRanges, remarkAt, remarkMarks, unmark } from './remark-marks.ts'
import { type RemarkStore } from './remark-store.ts'
import { takenSuggestions } from './taken-suggestions.ts'
import { passageOf, type Range, rangeOf, textOfDocument } from './text-of-document.ts'

type EditorRemarksProps = { store: RemarkStore; editor: Editor; field: string; label: string }

const pauseMs = 400
const spansBlocks =
  'The passage goes over several paragraphs or cells. Change the text by hand, and then resolve the remark.'

export function EditorRemarks({ store, editor, field, label }: EditorRemarksProps) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let shown = store.snapshot()

    /** Marks passages where they were, and finds those that are new or whose place was lost. */
    function place() {
      if (editor.isDestroyed) return
      shown = store.snapshot()
      const { remarks, current } = shown
      const open = remarks.filter((remark) => remark.field === field && remark.outcome === 'open')
      const known = markedRanges(editor)
      const read = textOfDocument(editor.state.doc)
      const passages = passagesIn(read.text)
      const places = open.flatMap(({ _id, anchor }) => {
        const passage = known.has(_id) ? undefined : passages.find(anchor)
        const range = known.get(_id) ?? (passage && rangeOf(read, passage))
        return range ? [[_id, range] as const] : []
      })
      mark(editor, { places: new Map(places), current })
      const found = new Map(places.map(([id, { from }]) => [id, from]))
      tell(new Map(open.map(({ _id }) => [_id, found.get(_id) ?? null])))
    }

    function tell(places: ReadonlyMap<string, number | null>) {
      const before = store.snapshot().places
      if ([...places].some(([id, at]) => before.get(id) !== at)) store.placed(places)
    }

    const taken = takenSuggestions((id, outcome) => void store.follow(id, outcome))

    function onTransaction({ transaction }: { transaction: Transaction }) {
      if (transaction.docChanged) taken.apply(transaction)
      if (!transaction.docChanged || store.snapshot().remarks.length === 0) return
      clearTimeout(timer)
      timer = setTimeout(place, pauseMs)
    }

    const range = (id: string) => markedRanges(editor).get(id)
    const unregister = store.register(field, {
      label,
      editor,
      anchorOf(words) {
        const read = textOfDocument(editor.state.doc)
        if (words === undefined) return anchorOf(read.text, passageOf(read, selectionOf(editor)))
        const sought = { exact: words, prefix: '', suffix: '', start: 0 }
        return passagesIn(read.text).find(sought, { exactly: true })?.anchor
      },
      show(id) {
        const at = range(id)
        if (!at) return false
        const selection = TextSelection.create(editor.state.doc, at.from, at.to)
        editor.view.dispatch(editor.state.tr.setSelection(selection).scrollIntoView())
        editor.view.focus()
        return true
      },
      replace(id, words) {
        const at = range(id)
        if (!at) return 'The passage is gone.'
        const { doc, tr } = editor.state
        if (!doc.resolve(at.from).sameParent(doc.resolve(at.to))) return spansBlocks
        const line = words.replace(/\s*\n\s*/g, ' ')
        const before = doc.textBetween(at.from, at.to)
        closeHistory(tr).insertText(line, at.from, at.to)
        tr.setSelection(TextSelection.create(tr.doc, at.from, at.from + line.length))
        editor.view.dispatch(isBeside() ? tr.scrollIntoView() : tr)
        taken.note(id, at.from, { before, words: line })
        return undefined
      },
    })

    function onKeyDown(event: KeyboardEvent) {
      const isOurs = (event.ctrlKey || event.metaKey) && event.altKey && event.code === 'KeyM'
      if (!isOurs) return
      event.preventDefault()
      const { from, to } = selectionOf(editor)
      const id = from === to ? remarkAt(editor, from) : undefined
      if (id === undefined) store.begin(field)
      else {
        store.choose(id)
        document.getElementById(`remark-${id}`)?.focus()
      }
    }

    function onSelection() {
      const id = remarkAt(editor, editor.state.selection.from)
      if (id !== store.snapshot().current) store.choose(id)
    }

    editor.registerPlugin(remarkMarks())
    const { dom } = editor.view
    dom.addEventListener('keydown', onKeyDown)
    editor.on('transaction', onTransaction)
    editor.on('selectionUpdate', onSelection)
    const unsubscribe = store.subscribe(() => {
      const { remarks, current } = store.snapshot()
      if (remarks !== shown.remarks || current !== shown.current) place()
    })
    place()
    return () => {
      clearTimeout(timer)
      unsubscribe()
      unregister()
      dom.removeEventListener('keydown', onKeyDown)
      editor.off('transaction', onTransaction)
      editor.off('selectionUpdate', onSelection)
      unmark(editor)
    }
  }, [store, editor, field, label])

  return null
}

/** Whether the remarks stand beside the text, so that both are in sight. */
const isBeside = () => matchMedia('(width >= 75rem)').matches

/** The selected words as the browser has them: the editor learns of a selection by keys an event later. */
function selectionOf({ state, view }: Editor): Range {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection()!
  const isHere = view.dom.contains(anchorNode) && view.dom.contains(focusNode)
  if (!isHere || !(state.selection instanceof TextSelection)) return state.selection
  const anchor = view.posAtDOM(anchorNode!, anchorOffset)
  const focus = view.posAtDOM(focusNode!, focusOffset)
  return { from: Math.min(anchor, focus), to: Math.max(anchor, focus) }
}
