import type { Examples } from '../../ui/example/examples.tsx'
import { bareDoctor, doctor, foreignDoctor, longDoctor } from '../example/example-records.ts'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { DoctorSections } from './doctor-sections.tsx'

const createdAt = '2025-03-14T09:30:00.000Z'
const articles = [
  { _id: 'jaw-clicking', title: 'Jaw clicking: when it matters', createdAt },
  { _id: 'long', title: exampleTexts.longTitle, createdAt },
]
const reviewed = [
  {
    kind: 'condition' as const,
    id: 'tmd',
    title: exampleTexts.longWord,
    path: '/solution/tmd',
    reviewedAt: createdAt,
  },
]

export const doctorSectionsExamples: Examples = {
  all: <DoctorSections {...{ doctor, articles, reviewed }} />,
  'long texts': <DoctorSections doctor={longDoctor} articles={articles} reviewed={[]} />,
  'right to left': <DoctorSections doctor={foreignDoctor} articles={[]} reviewed={reviewed} />,
  'nothing to say': <DoctorSections doctor={bareDoctor} articles={[]} reviewed={[]} />,
}
