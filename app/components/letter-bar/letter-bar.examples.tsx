import { letters } from '../../../shared/letters.ts'
import { type Examples, Focused, Hovered } from '../../ui/example/examples.tsx'
import { LetterBar } from './letter-bar.tsx'

export const letterBarExamples: Examples = {
  'some used': <LetterBar current="C" used={['A', 'C', 'T']} />,
  'all used': <LetterBar current="A" used={letters} />,
  'none used': <LetterBar current="A" used={[]} />,
  hovered: (
    <Hovered>
      <LetterBar current="C" used={['A', 'C', 'T']} />
    </Hovered>
  ),
  focused: (
    <Focused>
      <LetterBar current="C" used={['A', 'C', 'T']} />
    </Focused>
  ),
}
