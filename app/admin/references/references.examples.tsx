import { bruxismAndSplints } from '../../../content/works/bruxism-and-splints.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { newReference, ReferencesField } from './references-field.tsx'

const { longTitle, longWord, rightToLeft } = exampleTexts
const quiet = {
  label: 'References',
  name: 'references',
  onChange: () => {},
  isCited: () => false,
  readOnly: false,
  problemOf: () => ({ invalid: false, problemId: 'no-problem' }),
}
const some = Object.values(bruxismAndSplints).slice(0, 2)
const long = { ...newReference, authors: longWord, title: longTitle, publishedIn: rightToLeft }

export const referencesExamples: Examples = {
  none: <ReferencesField {...quiet} references={[]} />,
  some: <ReferencesField {...quiet} references={some} />,
  'long texts': <ReferencesField {...quiet} references={[long]} />,
  error: (
    <ReferencesField
      {...quiet}
      references={[{ ...newReference, year: 'soon' }]}
      problemOf={(name) => ({ invalid: name === 'references.0.year', problemId: 'no-problem' })}
    />
  ),
  disabled: (
    <fieldset className="form-fields" disabled>
      <ReferencesField {...quiet} references={some} readOnly />
    </fieldset>
  ),
}
