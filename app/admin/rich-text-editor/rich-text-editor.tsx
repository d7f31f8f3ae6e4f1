// The editor of rich text. Large, so it is loaded by the forms only, when they are shown.
import { EditorContent } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { extensions } from './extensions.ts'
import { LinkDialog } from './link-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { useEditorAtOnce } from './use-editor-at-once.ts'

export type RichTextEditorProps = {
  /** Id of the element that names the field, and ids of those that say more about it. */
  labelId: string
  describedBy?: string | undefined
  name: string
  /** The text at first; later changes come from the writer alone. */
  html: string
  onChange: (html: string) => void
  readOnly: boolean
  invalid: boolean
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { labelId, describedBy, name, html, onChange, readOnly, invalid } = props
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
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  })

  useEffect(() => {
    if (!editor) return
    const { dom } = editor.view
    setAttribute(dom, 'aria-invalid', invalid ? 'true' : undefined)
    setAttribute(dom, 'aria-describedby', describedBy)
  }, [editor, invalid, describedBy])

  if (!editor) return null
  return (
    <>
      {!readOnly && <Toolbar editor={editor} name={name} onLink={() => setLinking(true)} />}
      <EditorContent editor={editor} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}

function setAttribute(element: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
