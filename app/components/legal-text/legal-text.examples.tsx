import { academy } from '../../../content/academy.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { LegalSection } from './legal-section.tsx'

export const legalTextExamples: Examples = {
  'one paragraph': (
    <LegalSection
      id="legal-one"
      section={{ heading: 'Contact', paragraphs: [`Write to ${academy.email} at any time.`] }}
    />
  ),
  'long texts and a list': (
    <LegalSection
      id="legal-long"
      section={{
        heading: exampleTexts.longTitle,
        paragraphs: [exampleTexts.longWord, exampleTexts.rightToLeft],
        list: [exampleTexts.longWord, exampleTexts.emoji],
      }}
    />
  ),
}
