import { exampleTexts } from '../example/example-texts.ts'
import type { Examples } from '../example/examples.tsx'
import { MarkedText } from './marked-text.tsx'

const { longWord, rightToLeft } = exampleTexts

export const markedTextExamples: Examples = {
  'nothing marked': <MarkedText parts={['Why a jaw clicks']} />,
  'one word': <MarkedText parts={['Why a ', 'jaw', ' clicks']} />,
  'beginning and end': <MarkedText parts={['', 'Jaws', ' of every ', 'jaw', '']} />,
  'in a title': (
    <h3>
      <MarkedText parts={['Why a ', 'jaw', ' clicks']} />
    </h3>
  ),
  'in quiet text': (
    <p className="quiet">
      <MarkedText parts={['Why a ', 'jaw', ' clicks']} />
    </p>
  ),
  'a long word': <MarkedText parts={['', longWord, '']} />,
  'right to left': (
    <p dir="rtl">
      <MarkedText parts={[rightToLeft, ` ${rightToLeft}`, '']} />
    </p>
  ),
}
