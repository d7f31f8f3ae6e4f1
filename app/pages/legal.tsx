import { legal } from '../../content/legal/legal.ts'
import type { Route } from './+types/legal.ts'
import { LegalText } from '../components/legal-text/legal-text.tsx'
import { readingPage } from '../route-helpers/page-handle.ts'
import { pageMeta } from '../route-helpers/page-meta.ts'

export const handle = readingPage(Legal)
export default Legal

export const meta: Route.MetaFunction = (args) => pageMeta(args, legal)

function Legal() {
  return <LegalText page={legal} />
}
