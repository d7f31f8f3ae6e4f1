import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { htmlText } from '../../../shared/html-text.ts'
import type { ShownReview } from '../../../shared/review.ts'
import { doctorAddress } from '../doctor-profile/doctor-address.ts'
import { ReviewSection } from './review-section.tsx'
import { reviewStructure } from './review-structure.ts'
import { TrustLine } from './trust-line.tsx'

const current: ShownReview = {
  state: 'current',
  reviewedBy: { _id: 'ada', name: 'Dr. Ada Ruiz', credentials: 'DDS', specialty: 'Orofacial pain' },
  // Still the 17th in Boston.
  reviewedAt: '2026-07-18T02:00:00.000Z',
  dueOn: '2027-07-17',
  changedAt: null,
  interests: 'none',
  isQuestioned: false,
}
const due: ShownReview = { ...current, state: 'due' }
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

const lineOf = (review: ShownReview) =>
  htmlText(renderToStaticMarkup(createElement(TrustLine, { review })))
const sectionOf = (review: ShownReview) =>
  renderToStaticMarkup(createElement(ReviewSection, { review }))

describe('readers are told', () => {
  it('who has reviewed the text, when, when next, and with which interests', () => {
    expect(lineOf(current)).toBe('Last reviewed July 17, 2026 · Reviewer: Dr. Ada Ruiz')
    const section = sectionOf(current)
    for (const text of [
      'Reviewed by Dr. Ada Ruiz, DDS, Orofacial pain',
      'Last reviewed: July 17, 2026',
      'Next review due: July 17, 2027',
      'Interests: none',
      'How we review',
    ]) {
      expect(htmlText(section)).toContain(text)
    }
    expect(section).toContain(`href="${doctorAddress('ada')}"`)
  })

  it('that a review is overdue, that the text has changed since, that there is none', () => {
    expect(lineOf(due)).toBe('Last reviewed July 17, 2026, review overdue · Reviewer: Dr. Ada Ruiz')
    expect(lineOf(changed)).toBe('Changed since its review')
    expect(htmlText(sectionOf(changed))).toContain(
      'Dr. Ada Ruiz reviewed an earlier version on July 17, 2026. The text was changed on August 2, 2026, and the change has not been reviewed yet.',
    )
    expect(lineOf(none)).toBe('Not yet reviewed by a doctor')
    expect(htmlText(sectionOf(none))).not.toMatch(/Reviewed by|Next review/)
    expect(lineOf({ ...current, isQuestioned: true })).toContain(
      'A doctor has asked for changes to this page. We are checking it.',
    )
  })

  it('the name alone of a reviewer who has left', () => {
    const left = { ...current, reviewedBy: { ...current.reviewedBy!, _id: null } }
    expect(sectionOf(left)).not.toContain('doctor-')
    expect(reviewStructure(left, '')).toEqual({
      reviewedBy: { '@type': 'Person', name: 'Dr. Ada Ruiz' },
      lastReviewed: '2026-07-17',
    })
  })
})

it('search engines are told of a review only while the words are the signed ones', () => {
  const told = {
    reviewedBy: {
      '@type': 'Person',
      name: 'Dr. Ada Ruiz',
      url: `https://academy.example.org${doctorAddress('ada')}`,
    },
    lastReviewed: '2026-07-17',
  }
  expect(reviewStructure(current, 'https://academy.example.org')).toEqual(told)
  expect(reviewStructure(due, 'https://academy.example.org')).toEqual(told)
  expect(reviewStructure(changed, '')).toEqual({})
  expect(reviewStructure(none, '')).toEqual({})
})
