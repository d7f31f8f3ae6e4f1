import { legal } from '../../content/legal/legal.ts'
import type { Route } from './+types/legal.ts'
import { LegalText } from '../components/legal-text/legal-text.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(Legal)
export default Legal

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(servicesContext).legalVersions.list(legal.path)

export const meta: Route.MetaFunction = (args) => pageMeta(args, legal)

function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalText page={legal} versions={loaderData} />
}
