// The editor of rich text. Large, so it is loaded by the forms only, when they are shown.
import { EditorContent } from '@tiptap/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { editorHtml } from './editor-html.ts'
import { extensions } from './extensions.ts'
import { type InsertMarker, insertMarker } from './insert-marker.ts'
import { LinkDialog } from './link-dialog.tsx'
import { replaceText } from './replace-text.ts'
import { Toolbar } from './toolbar.tsx'
import { useEditorAtOnce } from './use-editor-at-once.ts'

export type RichTextEditorProps = {
  /** Id of the element that names the field, and ids of those that say more about it. */
  labelId: string
  describedBy?: string | undefined
  name: string
  /** The text at first; later changes come from the writer and from `onReady`'s function. */
  html: string
  onChange: (html: string) => void
  /** Hands over how to show another text, without losing the cursor; that is no change by the writer. */
  onReady?: ((show: (html: string) => void) => () => void) | undefined
  /** Asks what the text cites at the cursor; without it the text cites nothing. */
  onCite?: ((insert: InsertMarker) => void) | undefined
  readOnly: boolean
  invalid: boolean
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { labelId, describedBy, name, html, onChange, onReady, onCite, readOnly, invalid } = props
  const [linking, setLinking] = useState(false)
  const editor = useEditorAtOnce({
    extensions,
    content: html,
    editable: !readOnly,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(readOnly && { 'aria-readonly': 'true', 'aria-disabled': 'true' }),
      },
      transformPastedHTML: cleanPaste,
      handleKeyDown(_view, event) {
        const wanted = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
        if (wanted) setLinking(true)
        return wanted
      },
    },
    onUpdate: ({ editor }) => onChange(editorHtml(editor)),
  })

  useEffect(() => {
    if (!editor) return
    const { dom } = editor.view
    setAttribute(dom, 'aria-invalid', invalid ? 'true' : undefined)
    setAttribute(dom, 'aria-describedby', describedBy)
  }, [editor, invalid, describedBy])

  useLayoutEffect(
    () => (editor ? onReady?.((text) => replaceText(editor, text)) : undefined),
    [editor, onReady],
  )

  if (!editor) return null
  return (
    <>
      {!readOnly && (
        <Toolbar
          editor={editor}
          name={name}
          onLink={() => setLinking(true)}
          onCite={onCite && (() => onCite((number) => insertMarker(editor, number)))}
        />
      )}
      <EditorContent editor={editor} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}

function setAttribute(element: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
