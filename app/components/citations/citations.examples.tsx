import { sleepApnea } from '../../../content/conditions/sleep-apnea.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { findCitations } from './citations.ts'
import { CitedText } from './cited-text.tsx'
import { SourceList } from './source-list.tsx'

const { longTitle, longWord, rightToLeft, emoji } = exampleTexts
const text = 'One study found it. [1] Others did not agree. [1, 2]'
const citations = findCitations([text])

export const citationsExamples: Examples = {
  'text with markers': (
    <p>
      <CitedText text={text} citations={citations} />
    </p>
  ),
  sources: <SourceList sources={sleepApnea.sources} citations={citations} />,
  'sources, long texts': (
    <SourceList
      sources={[
        { by: longWord, title: longTitle, publishedIn: longWord, url: 'https://example.org/' },
        { by: rightToLeft, title: emoji, publishedIn: 'Book', year: 2025 },
      ]}
      citations={findCitations([])}
    />
  ),
}
