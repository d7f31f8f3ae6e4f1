import { dentalGroup, solutionGroups } from '../../content/solution-groups.ts'
import type { Route } from './+types/medical-solutions.ts'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { SolutionGroupOverview } from '../components/solution-group-overview/solution-group-overview.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'

export const handle = readingPage(MedicalSolutions)
export default MedicalSolutions

const description =
  'Choose what troubles you: the neck, the ears, the face, sleep, digestion or the teeth. Each page says what may help, how sure that is, and when to see a doctor.'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Medical Solutions', description, path: '/medicalsolution' })

function MedicalSolutions() {
  return (
    <SiteFrame>
      <PageIntro title="Medical Solutions">
        <p>{description}</p>
      </PageIntro>
      <div className="wrap">
        {[...solutionGroups, dentalGroup].map((group) => (
          <SolutionGroupOverview key={group.id} group={group} />
        ))}
      </div>
    </SiteFrame>
  )
}
