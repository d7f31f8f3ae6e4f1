import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { TagsField } from './tags-field.tsx'

const many = ['Jaw', 'Sleep Apnea', ...Object.values(exampleTexts)]
const quiet = {
  onChange: () => {},
  typed: '',
  onType: () => {},
  readOnly: false,
  invalid: false,
  problemId: 'no-problem',
}

export const tagsFieldExamples: Examples = {
  empty: <TagsField tags={[]} {...quiet} />,
  one: <TagsField tags={['Jaw']} {...quiet} />,
  many: <TagsField tags={many} {...quiet} />,
  error: <TagsField tags={[]} {...quiet} invalid />,
  disabled: (
    <fieldset className="form-fields" disabled>
      <TagsField tags={many} {...quiet} readOnly />
    </fieldset>
  ),
}
