import { solutionGroups } from '../../../content/solution-groups.ts'
import { type Examples, Focused, Hovered } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { RoundLinks } from './round-links.tsx'

const { items } = solutionGroups[0]!
const [first] = items
const longLinks = [exampleTexts.longWord, exampleTexts.longTitle, exampleTexts.rightToLeft].map(
  (label) => ({ label, to: `#${label.length}`, image: first!.image }),
)

export const roundLinksExamples: Examples = {
  one: <RoundLinks links={[first!]} />,
  many: <RoundLinks links={items} />,
  large: <RoundLinks links={items} size="large" />,
  'long texts': <RoundLinks links={longLinks} />,
  'picture missing': <RoundLinks links={[{ ...first!, image: { src: '/pictures/none.svg' } }]} />,
  hovered: (
    <Hovered>
      <RoundLinks links={items} />
    </Hovered>
  ),
  focused: (
    <Focused>
      <RoundLinks links={items} />
    </Focused>
  ),
}
