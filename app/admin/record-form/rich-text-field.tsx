import { lazy, memo, Suspense, useId, useState } from 'react'
import { countWords } from '../../../shared/word-count.ts'
import { EditorPlace } from './editor-place.tsx'
import { loadEditor } from './load-editor.ts'

const RichTextEditor = lazy(loadEditor)

type RichTextFieldProps<Name extends string> = {
  label: string
  /** The field's name in the API. */
  name: Name
  html: string
  onChange: (name: Name, html: string) => void
  /** Most words that the text may have; they are counted while one writes. */
  wordLimit?: number
  readOnly: boolean
  invalid: boolean
  problemId: string
}

function PlainRichTextField<Name extends string>(props: RichTextFieldProps<Name>) {
  const { label, name, html, onChange, wordLimit, readOnly, invalid, problemId } = props
  const id = useId()
  const [emptyAtFirst] = useState(html === '')
  const described = [wordLimit && `${id}-count`, invalid && problemId].filter(Boolean).join(' ')
  const editor = (
    <RichTextEditor
      labelId={id}
      describedBy={described || undefined}
      name={label}
      html={html}
      onChange={(changed) => onChange(name, changed)}
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
        {emptyAtFirst ? (
          <Suspense fallback={<EditorPlace readOnly={readOnly} />}>{editor}</Suspense>
        ) : (
          editor
        )}
      </div>
      {wordLimit !== undefined && (
        <WordCount id={`${id}-count`} words={countWords(html)} limit={wordLimit} />
      )}
    </div>
  )
}

/** Writing in one field must not draw the others anew. */
export const RichTextField = memo(PlainRichTextField) as typeof PlainRichTextField

function WordCount({ id, words, limit }: { id: string; words: number; limit: number }) {
  return (
    <p className={words > limit ? 'field-error' : 'field-hint'} id={id}>
      {words} / {limit} words
    </p>
  )
}
