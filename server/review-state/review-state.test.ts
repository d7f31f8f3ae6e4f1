import { expect, it } from 'vitest'
import { noReview } from '../../shared/review.ts'
import { reviewOf } from './review-state.ts'

const signature = {
  signed_hash: 'signed',
  doctor_id: 'ada',
  reviewer_name: 'Dr. Ada Test',
  reviewer_credentials: 'DDS',
  reviewer_specialty: 'Orofacial pain',
  signed_at: '2026-07-17T09:00:00.000Z',
  due_on: '2027-07-17',
  changed_at: null,
}
const hashes = { hash: 'signed', wordsHash: 'words' }
const now = { hashes, today: '2027-07-17', savedAt: '2026-08-01T00:00:00.000Z' }

const otherHashes = { hash: 'other', wordsHash: 'other words' }

it('is due from the day after the last day on', () => {
  expect(reviewOf(signature, now)).toEqual({
    state: 'current',
    reviewedBy: {
      _id: 'ada',
      name: 'Dr. Ada Test',
      credentials: 'DDS',
      specialty: 'Orofacial pain',
    },
    reviewedAt: '2026-07-17T09:00:00.000Z',
    dueOn: '2027-07-17',
    changedAt: null,
  })
  expect(reviewOf(signature, { ...now, today: '2027-07-18' }).state).toBe('due')
})

it('is changed while the words differ, whether due or not, since they were first saved', () => {
  const changed = { ...signature, changed_at: '2026-07-20T00:00:00.000Z' }
  const other = { ...now, hashes: otherHashes }
  expect(reviewOf(changed, other)).toMatchObject({
    state: 'changed',
    changedAt: changed.changed_at,
  })
  expect(reviewOf(changed, { ...other, today: '2030-01-01' }).state).toBe('changed')
  expect(reviewOf(changed, now)).toMatchObject({ state: 'current', changedAt: null })
})

it('takes the last save for the change that a program without reviews made', () => {
  expect(reviewOf(signature, { ...now, hashes: otherHashes }).changedAt).toBe(now.savedAt)
})

it('goes by the words alone for a signature that covers no more', () => {
  expect(reviewOf({ ...signature, signed_hash: 'words' }, now).state).toBe('current')
})

it('is none without a signature', () => {
  expect(reviewOf(undefined, now)).toEqual(noReview)
})
