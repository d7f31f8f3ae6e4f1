import { lazy, memo, Suspense, useId } from 'react'
import { countWords } from '../../../shared/word-count.ts'

const RichTextEditor = lazy(() => import('../rich-text-editor/rich-text-editor.tsx'))

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
  const described = [wordLimit && `${id}-count`, invalid && problemId].filter(Boolean).join(' ')
  return (
    <div className="text-field form-field" data-field={name}>
      <p className="field-label" id={id}>
        {label}
      </p>
      <div className="editor">
        <Suspense fallback={<div className="editor-loading" aria-hidden="true" />}>
          <RichTextEditor
            labelId={id}
            describedBy={described || undefined}
            name={label}
            html={html}
            onChange={(changed) => onChange(name, changed)}
            readOnly={readOnly}
            invalid={invalid}
          />
        </Suspense>
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
