import { dentalGroup, solutionGroups } from '../../../content/solution-groups.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { SolutionCards } from './solution-cards.tsx'

export const solutionCardsExamples: Examples = {
  few: <SolutionCards groups={[dentalGroup]} />,
  all: <SolutionCards groups={[...solutionGroups, dentalGroup]} />,
}
