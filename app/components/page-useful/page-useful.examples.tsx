import type { Examples } from '../../ui/example/examples.tsx'
import { PageUseful } from './page-useful.tsx'

export const pageUsefulExamples: Examples = { normal: <PageUseful /> }
