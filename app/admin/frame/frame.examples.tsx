import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { AdminIcon, adminIconNames } from './admin-icon.tsx'
import { ScreenHead } from './screen-head.tsx'
import { ScreenProblem } from './screen-problem.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

export const frameExamples: Examples = {
  icons: (
    <ul className="example-row" role="list">
      {adminIconNames.map((name) => (
        <li key={name}>
          <AdminIcon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
  'screen head': (
    <ScreenHead title="Blog List">
      <a className="button" href="#frame">
        New Blog Post
      </a>
    </ScreenHead>
  ),
  'screen head, long texts': (
    <ScreenHead title={exampleTexts.longWord}>
      <a className="button" href="#frame">
        {exampleTexts.rightToLeft}
      </a>
    </ScreenHead>
  ),
  loading: <ScreenSkeleton />,
  problem: <ScreenProblem />,
}
