import { terms } from '../../content/legal/terms.ts'
import type { Route } from './+types/terms.ts'
import { LegalText } from '../components/legal-text/legal-text.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(Terms)
export default Terms

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(servicesContext).legalVersions.list(terms.path)

export const meta: Route.MetaFunction = (args) => pageMeta(args, terms)

function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalText page={terms} versions={loaderData} />
}
