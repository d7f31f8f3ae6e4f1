import { useState } from 'react'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { FormFooter } from './form-footer.tsx'
import { FormField } from './form-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { SelectInput } from './select-input.tsx'
import { createShownTexts } from './shown-texts.ts'

type StateProps = { invalid?: boolean; readOnly?: boolean }

function Line({ invalid = false, readOnly = false }: StateProps) {
  return (
    <fieldset className="form-fields" disabled={readOnly}>
      <FormField
        label="Blog Title"
        name="title"
        hint="Readers see it first."
        invalid={invalid}
        problemId="no-problem"
      >
        {(attributes) => <input {...attributes} type="text" defaultValue={exampleTexts.longWord} />}
      </FormField>
    </fieldset>
  )
}

function Choice({ invalid = false, readOnly = false }: StateProps) {
  const [value, setValue] = useState('')
  return (
    <fieldset className="form-fields" disabled={readOnly}>
      <FormField label="Author" name="author_id" invalid={invalid} problemId="no-problem">
        {(attributes) => (
          <SelectInput
            {...attributes}
            value={value}
            onChange={setValue}
            none="Select an author"
            options={[
              { value: 'title', label: exampleTexts.longTitle },
              { value: 'foreign', label: exampleTexts.rightToLeft },
            ]}
          />
        )}
      </FormField>
    </fieldset>
  )
}

const texts = createShownTexts()

function Text({ invalid = false, readOnly = false, html = '' }: StateProps & { html?: string }) {
  return (
    <RichTextField
      label="Blog Summary"
      name="blog_summary"
      html={html}
      onChange={() => {}}
      texts={texts}
      wordLimit={200}
      problemId="no-problem"
      invalid={invalid}
      readOnly={readOnly}
    />
  )
}

type EndProps = { mode: 'add' | 'view'; submitting?: boolean; problem?: string }

function End({ mode, submitting = false, problem }: EndProps) {
  return (
    <FormFooter
      mode={mode}
      submitting={submitting}
      onLeave={() => {}}
      problemId={`problem-${mode}-${submitting}-${problem?.length}`}
      problem={problem && <p>{problem}</p>}
    />
  )
}

const longHtml = `<h2>${exampleTexts.longTitle}</h2><p>${exampleTexts.longWord}</p>`

export const recordFormExamples: Examples = {
  line: <Line />,
  'line, error': <Line invalid />,
  'line, disabled': <Line readOnly />,
  choice: <Choice />,
  'choice, error': <Choice invalid />,
  'choice, disabled': <Choice readOnly />,
  'rich text, empty': <Text />,
  'rich text, long texts': <Text html={longHtml} />,
  'rich text, over its limit': <Text html={`<p>${'word '.repeat(201)}</p>`} invalid />,
  'rich text, disabled': <Text html={longHtml} readOnly />,
  end: <End mode="add" />,
  'end, submitting': <End mode="add" submitting />,
  'end, problem': <End mode="add" problem="Blog Title is required." />,
  'end, long problem': <End mode="add" problem={exampleTexts.longTitle} />,
  'end, view only': <End mode="view" />,
}
