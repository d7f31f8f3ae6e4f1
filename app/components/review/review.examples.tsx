import type { ShownReview } from '../../../shared/review.ts'
import type { Examples } from '../../ui/example/examples.tsx'
import { exampleTexts } from '../../ui/example/example-texts.ts'
import { doctor } from '../example/example-records.ts'
import { ReviewSection } from './review-section.tsx'
import { TrustLine } from './trust-line.tsx'

const current: ShownReview = {
  state: 'current',
  reviewedBy: {
    _id: doctor._id,
    name: doctor.name,
    credentials: 'DDS, PhD',
    specialty: 'Orofacial pain',
  },
  reviewedAt: '2026-07-17T15:00:00.000Z',
  dueOn: '2027-07-17',
  changedAt: null,
  interests: 'Lectures for a maker of splints, paid, in 2024.',
  isQuestioned: false,
}
const due: ShownReview = { ...current, state: 'due', dueOn: '2026-07-17' }
const changed: ShownReview = {
  ...current,
  state: 'changed',
  changedAt: '2026-08-02T15:00:00.000Z',
}
const none: ShownReview = {
  state: 'none',
  reviewedBy: null,
  reviewedAt: null,
  dueOn: null,
  changedAt: null,
  interests: '',
  isQuestioned: false,
}
const reviewerGone: ShownReview = {
  ...current,
  reviewedBy: { _id: null, name: exampleTexts.longWord, credentials: '', specialty: '' },
  interests: `${exampleTexts.longTitle} ${exampleTexts.longWord}`,
}

function Both({ review }: { review: ShownReview }) {
  return (
    <div className="stack">
      <TrustLine review={review} />
      <ReviewSection review={review} />
    </div>
  )
}

export const reviewExamples: Examples = {
  current: <Both review={current} />,
  due: <Both review={due} />,
  changed: <Both review={changed} />,
  none: <Both review={none} />,
  'a doctor asks for changes': <Both review={{ ...current, isQuestioned: true }} />,
  'long texts, the reviewer has left': <Both review={reviewerGone} />,
}
