import type { Examples } from '../../ui/example/examples.tsx'
import { HeadMap } from './head-map.tsx'

export const headMapExamples: Examples = { normal: <HeadMap /> }
