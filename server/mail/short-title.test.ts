import { expect, it } from 'vitest'
import { problemMail } from '../records/schedule/problem-mail.ts'
import { handoverMail } from '../people/handover-mail.ts'
import { withdrawnMail } from '../reviews/review-mails.ts'

it('cuts a title in a mail after a whole character', () => {
  const start = 'a'.repeat(98)
  const title = `${start}👩‍⚕️ and more`
  const to = 'office@example.org'
  const siteUrl = 'https://example.org'
  const missed = { kind: 'blog', scheduled_at: '2026-01-02T03:04:05.000Z' } as never
  const said = { to, name: 'Ada', link: siteUrl, contactTo: to, siteUrl }
  const titles = { scheduled: [{ title }], requests: [] }
  const numbers = { enquiries: 0, scheduled: 1, reviewRequests: 0, previewLinks: 0 }
  const signedAt = '2026-01-02T03:04:05.000Z'
  expect([
    problemMail(missed, { title }, { message: 'Late.' }, said).subject,
    withdrawnMail({ ...said, title, signedAt, reason: 'Moved.' }).subject,
    handoverMail({ ...said, role: undefined, numbers, titles }).text.match(/^- .*/m)?.[0],
  ]).toEqual([`Not published: ${start}`, `Your signature was withdrawn: ${start}`, `- ${start}`])
})
