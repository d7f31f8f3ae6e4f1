import type { Examples } from '../../ui/example/examples.tsx'
import { SampleMark, SampleNote } from './sample-mark.tsx'

export const sampleMarkExamples: Examples = {
  'of an article': <SampleMark of="article" />,
  note: <SampleNote />,
  'of a doctor': <SampleMark of="profile" />,
}
