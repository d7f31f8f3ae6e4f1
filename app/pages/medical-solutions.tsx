import {
  dentalGroup,
  guidesGroup,
  solutionGroups,
  solutions,
} from '../../content/solution-groups.ts'
import type { Route } from './+types/medical-solutions.ts'
import { HeadMap } from '../components/head-map/head-map.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { SolutionCards } from '../components/solution-cards/solution-cards.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'

export const handle = readingPage(MedicalSolutions)
export default MedicalSolutions

const groups = [...solutionGroups, dentalGroup, guidesGroup]

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: solutions.title,
    description: solutions.description,
    path: '/medicalsolution',
  })

function MedicalSolutions() {
  return (
    <SiteFrame>
      <PageIntro title={solutions.title} kind="question">
        <p>{solutions.description}</p>
        <p>
          {solutions.unsure} <a href="/find">Find the right page</a> by what you notice.
        </p>
      </PageIntro>
      <div className="wrap stack-wide">
        <HeadMap />
        <h2>All conditions and guides</h2>
        <SolutionCards groups={groups} />
        <nav className="other-groups" aria-labelledby="groups">
          <h2 id="groups">In groups</h2>
          <ul role="list">
            {solutionGroups.map(({ title, to }) => (
              <li key={to}>
                <a href={to}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </SiteFrame>
  )
}
