import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

const solutions = { label: 'Medical Solutions', to: '/medicalsolution' }

export const breadcrumbsExamples: Examples = {
  one: <Breadcrumbs trail={[solutions]} />,
  'long texts': (
    <Breadcrumbs
      trail={[
        solutions,
        { label: exampleTexts.longTitle, to: '/articles' },
        { label: exampleTexts.longWord, to: '/about' },
        { label: exampleTexts.rightToLeft, to: '/index' },
      ]}
    />
  ),
}
