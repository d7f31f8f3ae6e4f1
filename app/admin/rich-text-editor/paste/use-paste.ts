import { closeHistory } from '@tiptap/pm/history'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { useRef, useState } from 'react'
import { type AddFootnotes, cleanPaste } from './clean-paste.ts'
import { changesOf } from './paste-report.ts'
import { type PlainText, readPlainText } from './plain-text.ts'

type PasteProps = Required<Pick<EditorProps, 'handlePaste' | 'transformPastedHTML'>>

/**
 * Cleans what is pasted and says what changed. `takePictures` takes the clipboard's files, if it has any.
 * `onKey` watches for Ctrl+Shift+V, which pastes text as it is.
 */
export function usePaste(
  onFootnotes: AddFootnotes | undefined,
  takePictures: (transfer: DataTransfer | null) => boolean,
) {
  const [changes, setChanges] = useState<readonly string[]>([])
  const asItIs = useRef(false)
  const plain = useRef<PlainText>(undefined)

  const editorProps: PasteProps = {
    transformPastedHTML(pasted) {
      const { html, report } = cleanPaste(pasted, onFootnotes)
      const { joinedLines = 0, joinedWords = 0 } = plain.current ?? {}
      setChanges(changesOf({ ...report, joinedLines, joinedWords }))
      return html
    },
    handlePaste(view, { clipboardData }) {
      // So that Undo takes back the paste and no word more.
      view.dispatch(closeHistory(view.state.tr))
      // Without a clipboard it is `pasteText` below.
      if (!clipboardData || clipboardData.types.includes('text/html')) return false
      setChanges([])
      // Word and browsers add a picture of the copied words, but HTML as well.
      if (takePictures(clipboardData)) return true
      const inCode = view.state.selection.$from.parent.type.spec.code
      return !asItIs.current && !inCode && pasteText(view, clipboardData.getData('text/plain'))
    },
  }

  /** Pastes plain text whose bullets, lines or signs mean more than themselves. */
  function pasteText(view: EditorView, text: string): boolean {
    const read = readPlainText(text)
    if (!read) return false
    const pasteRead = (html: string | undefined) => {
      if (html === undefined) return void view.pasteText(text)
      plain.current = read
      view.pasteHTML(html)
      plain.current = undefined
    }
    // Without a connection the text comes in as it is.
    import('./markdown-html.ts').then(
      ({ markdownHtml }) => pasteRead(markdownHtml(read.markdown)),
      () => view.pasteText(text),
    )
    return true
  }

  function onKey(event: KeyboardEvent): void {
    asItIs.current = event.shiftKey
  }

  return { changes, clear: () => setChanges([]), editorProps, onKey }
}
