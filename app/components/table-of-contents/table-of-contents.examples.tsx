import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { TableOfContents } from './table-of-contents.tsx'

export const tableOfContentsExamples: Examples = {
  one: <TableOfContents entries={[{ id: 'contents-one', text: 'Causes' }]} />,
  'long texts': (
    <TableOfContents
      entries={[
        { id: 'contents-title', text: exampleTexts.longTitle },
        { id: 'contents-word', text: exampleTexts.longWord },
        { id: 'contents-foreign', text: exampleTexts.rightToLeft },
        { id: 'contents-emoji', text: exampleTexts.emoji },
      ]}
    />
  ),
}
