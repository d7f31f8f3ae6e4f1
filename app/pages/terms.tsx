import { terms } from '../../content/legal/terms.ts'
import type { Route } from './+types/terms.ts'
import { LegalText } from '../components/legal-text/legal-text.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'

export const handle = readingPage(Terms)
export default Terms

export const meta: Route.MetaFunction = (args) => pageMeta(args, terms)

function Terms() {
  return <LegalText page={terms} />
}
