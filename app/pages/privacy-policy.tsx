import { privacyPolicy } from '../../content/legal/privacy-policy.ts'
import type { Route } from './+types/privacy-policy.ts'
import { LegalText } from '../components/legal-text/legal-text.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'
import { servicesContext } from '../route-helpers/request-context.ts'

export const handle = readingPage(PrivacyPolicy)
export default PrivacyPolicy

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(servicesContext).legalVersions.list(privacyPolicy.path)

export const meta: Route.MetaFunction = (args) => pageMeta(args, privacyPolicy)

function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalText page={privacyPolicy} versions={loaderData} />
}
