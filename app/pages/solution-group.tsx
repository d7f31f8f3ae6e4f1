import { data } from 'react-router'
import { findSolutionGroup, solutionGroups } from '../../content/solution-groups.ts'
import type { Route } from './+types/solution-group.ts'
import { ErrorPage } from '../components/error-page/error-page.tsx'
import { PageIntro } from '../components/page-intro/page-intro.tsx'
import { RoundLinks } from '../components/round-links/round-links.tsx'
import { SiteFrame } from '../components/site-frame/site-frame.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'

export const handle = readingPage(SolutionGroupPage)
export default SolutionGroupPage

const trail = [{ label: 'Medical Solutions', to: '/medicalsolution' }]
const notFound = 'Solution not found'

export function loader({ params }: Route.LoaderArgs) {
  const group = findSolutionGroup(params.id)
  return group ? data(group) : data(null, { status: 404 })
}

export const meta: Route.MetaFunction = (args) => {
  const group = args.loaderData
  if (!group) {
    return pageMeta(args, { title: notFound, description: notFound, noindex: true })
  }
  return pageMeta(args, {
    title: group.title,
    description: group.intro,
    path: group.to,
    trail,
    jsonLd: { '@type': 'CollectionPage', name: group.title },
  })
}

function SolutionGroupPage({ loaderData: group }: Route.ComponentProps) {
  if (!group) {
    return (
      <SiteFrame>
        <ErrorPage title={notFound} text="There is no group of solutions at this address." />
      </SiteFrame>
    )
  }
  return (
    <SiteFrame>
      <PageIntro title={group.title} trail={trail} kind="reading">
        <p>{group.intro}</p>
      </PageIntro>
      <div className="wrap">
        <RoundLinks links={group.items} size="large" />
        <nav className="other-groups" aria-labelledby="other-groups">
          <h2 id="other-groups">Other Medical Solutions</h2>
          <ul role="list">
            {solutionGroups
              .filter(({ id }) => id !== group.id)
              .map(({ title, to }) => (
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
