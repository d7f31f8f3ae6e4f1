import type { Examples } from '../../ui/example/examples.tsx'
import { SampleMark } from './sample-mark.tsx'

export const sampleMarkExamples: Examples = {
  'of an article': <SampleMark of="article" />,
  'of a doctor': <SampleMark of="profile" />,
}
