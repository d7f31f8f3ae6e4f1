import { sleepApnea } from '../../../content/conditions/sleep-apnea.ts'
import { journal, webPage } from '../../../content/works/work.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { findCitations } from './citations.ts'
import { CitedText } from './cited-text.tsx'
import { ReferenceList } from './reference-list.tsx'

const { longTitle, longWord, rightToLeft, emoji } = exampleTexts
const text = 'One study found it. [1] Others did not agree. [1, 2]'
const citations = findCitations([text], 2)

export const citationsExamples: Examples = {
  'text with markers': (
    <p>
      <CitedText text={text} citations={citations} />
    </p>
  ),
  references: (
    <ReferenceList
      heading="References"
      references={sleepApnea.sources}
      placesOf={citations.placesOf}
    />
  ),
  'references, long texts': (
    <ReferenceList
      heading="Sources"
      references={[
        webPage({
          authors: longWord,
          title: longTitle,
          publishedIn: longWord,
          url: 'https://example.org/',
        }),
        journal({
          authors: rightToLeft,
          title: emoji,
          year: 2025,
          doi: `10.1234/${longWord}`,
          pmid: '12345678',
          accessed: '2025-07-07',
        }),
      ]}
      placesOf={() => 3}
    >
      <p>{longTitle}</p>
    </ReferenceList>
  ),
}
