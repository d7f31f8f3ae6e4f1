import { solutionGroups } from '../../../content/solution-groups.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { SolutionGroupOverview } from './solution-group-overview.tsx'

const group = solutionGroups[0]!

export const solutionGroupOverviewExamples: Examples = {
  normal: <SolutionGroupOverview group={group} />,
  'without a page of its own': (
    <SolutionGroupOverview group={{ ...group, id: 'dental', to: '/medicalsolution#dental' }} />
  ),
  'long texts': (
    <SolutionGroupOverview
      group={{ ...group, title: exampleTexts.longWord, intro: exampleTexts.longTitle }}
    />
  ),
}
