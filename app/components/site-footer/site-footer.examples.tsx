import type { Examples } from '../../ui/example/examples.tsx'
import { SiteFooter } from './site-footer.tsx'

export const siteFooterExamples: Examples = { normal: <SiteFooter /> }
