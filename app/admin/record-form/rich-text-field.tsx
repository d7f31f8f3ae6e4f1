import { lazy, memo, Suspense, useCallback, useId, useState } from 'react'
import { countWords } from '../../../shared/word-count.ts'
import { FieldMark } from '../../ui/text-field/field-mark.tsx'
import { EditorPlace } from './editor-place.tsx'
import { loadEditor } from './load-editor.ts'
import type { InsertMarker } from '../rich-text-editor/insert-marker.ts'
import type { ShownTexts } from './shown-texts.ts'

const RichTextEditor = lazy(loadEditor)

type RichTextFieldProps<Name extends string> = {
  label: string
  /** The field's name in the API. */
  name: Name
  /** The initial text. */
  html: string
  onChange: (name: Name, html: string) => void
  /** Source of later texts. */
  texts: ShownTexts
  /** Maximum number of words, counted while typing. */
  wordLimit?: number
  hint?: string | undefined
  /** Asks what to cite. `insert` puts the marker of a number at the cursor. */
  onCite?: ((insert: InsertMarker) => void) | undefined
  /** Adds pasted footnotes to the references. */
  onFootnotes?: ((texts: readonly string[]) => number) | undefined
  readOnly: boolean
  invalid: boolean
  problemId: string
  mark?: string | undefined
}

function PlainRichTextField<Name extends string>(props: RichTextFieldProps<Name>) {
  const { label, name, html, onChange, texts, wordLimit, hint, onCite, readOnly } = props
  const { invalid, problemId, mark } = props
  // Only the main text of an article; other texts have a word limit.
  const measured = onCite !== undefined && wordLimit === undefined
  const id = useId()
  const [first] = useState(html)
  const [words, setWords] = useState(() => countIn(html, wordLimit))
  const described = [
    hint && `${id}-hint`,
    wordLimit && `${id}-count`,
    invalid ? problemId : mark && `${id}-mark`,
  ]
    .filter(Boolean)
    .join(' ')
  const onReady = useCallback(
    (show: (html: string) => void) =>
      texts.ready(name, (shown) => {
        setWords(countIn(shown, wordLimit))
        show(shown)
      }),
    [texts, name, wordLimit],
  )
  const editor = (
    <RichTextEditor
      labelId={id}
      describedBy={described || undefined}
      name={label}
      field={name}
      html={first}
      onChange={(changed) => {
        setWords(countIn(changed, wordLimit))
        onChange(name, changed)
      }}
      onReady={onReady}
      onCite={onCite}
      onFootnotes={props.onFootnotes}
      measured={measured}
      readOnly={readOnly}
      invalid={invalid}
    />
  )
  return (
    <div className="text-field form-field" data-field={name}>
      <p className="field-label" id={id}>
        {label}
      </p>
      <div className="editor">
        {/* How high a text will be is not known before: with one, the whole form waits for its editor. */}
        {first === '' ? (
          <Suspense fallback={<EditorPlace readOnly={readOnly} cites={onCite !== undefined} />}>
            {editor}
          </Suspense>
        ) : (
          editor
        )}
      </div>
      {mark && <FieldMark id={`${id}-mark`}>{mark}</FieldMark>}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wordLimit !== undefined && <WordCount id={`${id}-count`} words={words} limit={wordLimit} />}
    </div>
  )
}

/** Typing in one field must not render the others. */
export const RichTextField = memo(PlainRichTextField) as typeof PlainRichTextField

function countIn(html: string, limit: number | undefined): number {
  return limit === undefined ? 0 : countWords(html)
}

function WordCount({ id, words, limit }: { id: string; words: number; limit: number }) {
  return (
    <p className={words > limit ? 'field-error' : 'field-hint'} id={id}>
      {words} / {limit} words
    </p>
  )
}
