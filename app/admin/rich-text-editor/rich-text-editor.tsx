// The editor of rich text. It is large, so only forms load it, when they are shown.
import { EditorContent } from '@tiptap/react'
import { Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BlockMenu, type MenuKeys } from './block-menu.tsx'
import { editorHtml } from './editor-html.ts'
import { extensions } from './extensions.ts'
import { RemarkContext } from '../remarks/remark-context.ts'
import { type InsertMarker, insertMarker } from './insert-marker.ts'
import { EditorRemarks, FindBar, loadTools, PictureDialog, TextMeasuresLine } from './late-parts.ts'
import { LinkDialog } from './links/link-dialog.tsx'
import type { AddFootnotes } from './paste/clean-paste.ts'
import { PasteLine } from './paste/paste-line.tsx'
import { usePaste } from './paste/use-paste.ts'
import { replaceText } from './replace-text.ts'
import { TableToolsWhereNeeded } from './table-tools-where-needed.tsx'
import { Toolbar } from './toolbar.tsx'
import { useEditorAtOnce } from './use-editor-at-once.ts'
import { useEditOfPictures, usePictureRequest } from './use-picture-request.ts'

export type RichTextEditorProps = {
  /** Id of the element that names the field, and ids of those that describe it. */
  labelId: string
  describedBy?: string | undefined
  name: string
  /** The field's name in the API. */
  field: string
  /** The initial text; later changes come from the writer and from `onReady`'s function. */
  html: string
  onChange: (html: string) => void
  /** Passes a function that shows another text and keeps the cursor; `onChange` is not called for it. */
  onReady?: ((show: (html: string) => void) => () => void) | undefined
  /** Asks what to cite at the cursor; without it the text has no citations. */
  onCite?: ((insert: InsertMarker) => void) | undefined
  /** Turns pasted footnotes into references. */
  onFootnotes?: AddFootnotes | undefined
  /** Whether to show the text's length and reading age. */
  measured?: boolean
  readOnly: boolean
  invalid: boolean
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { labelId, describedBy, name, field, html, onChange, onReady, onCite, readOnly, invalid } =
    props
  const { onFootnotes, measured = false } = props
  const remarks = use(RemarkContext)
  const [linking, setLinking] = useState(false)
  const [finding, setFinding] = useState(false)
  /** Whether somebody has begun to write: what only a text needs is loaded then. */
  const [begun, setBegun] = useState(html !== '')
  const menuKeys = useRef<MenuKeys>(undefined)
  const pictures = usePictureRequest()
  const paste = usePaste(onFootnotes, pictures.take)
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
      ...paste.editorProps,
      handleDrop: pictures.drop,
      handleKeyDown({ dom }, event) {
        paste.onKey(event)
        if (event.altKey && event.key === 'F10') return focusToolbar(dom)
        if (menuKeys.current?.(event)) return true
        if (!event.ctrlKey && !event.metaKey) return false
        const links = event.key.toLowerCase() === 'k'
        const finds = event.altKey && event.key.toLowerCase() === 'f'
        if (links) setLinking(true)
        if (finds) setFinding(true)
        return links || finds
      },
    },
    onFocus: () => {
      setBegun(true)
      loadTools()
    },
    onUpdate: ({ editor }) => onChange(editorHtml(editor)),
  })

  useEditOfPictures(editor, pictures.ask)

  useEffect(() => {
    if (!editor) return
    const { dom } = editor.view
    setAttribute(dom, 'aria-invalid', invalid ? 'true' : undefined)
    setAttribute(dom, 'aria-describedby', describedBy)
  }, [editor, invalid, describedBy])

  useLayoutEffect(
    () =>
      editor &&
      onReady?.((text) => {
        setBegun(true)
        replaceText(editor, text)
      }),
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
          onPicture={() => pictures.askAt(editor)}
          onFind={() => setFinding(!finding)}
          onRemark={remarks && (() => remarks.begin(field))}
          isFinding={finding}
        />
      )}
      {!readOnly && <TableToolsWhereNeeded editor={editor} name={name} />}
      {finding && (
        <Suspense fallback={null}>
          <FindBar editor={editor} name={name} onClose={() => setFinding(false)} />
        </Suspense>
      )}
      <EditorContent editor={editor} />
      {!readOnly && (
        <>
          <BlockMenu
            editor={editor}
            onKeys={(keys) => {
              menuKeys.current = keys
            }}
            onPicture={() => pictures.askAt(editor)}
          />
          <PasteLine editor={editor} changes={paste.changes} onUndo={paste.clear} />
        </>
      )}
      {measured && begun && (
        <Suspense fallback={<div className="text-measures" />}>
          <TextMeasuresLine editor={editor} />
        </Suspense>
      )}
      {remarks && begun && (
        <Suspense fallback={null}>
          <EditorRemarks store={remarks} editor={editor} field={field} label={name} />
        </Suspense>
      )}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {pictures.request && (
        <Suspense fallback={null}>
          <PictureDialog editor={editor} request={pictures.request} onClose={pictures.end} />
        </Suspense>
      )}
    </>
  )
}

function focusToolbar(text: HTMLElement): boolean {
  const button = text
    .closest('.editor')
    ?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')
  button?.focus()
  return button !== undefined && button !== null
}

function setAttribute(element: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
