import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../shared/audit.ts'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import type { SignatureOnRecord } from '../../shared/review.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { draftCalls } from '../support/requests/draft-calls.ts'
import { giveProfile, reviewCalls, type Signed } from '../support/requests/review-calls.ts'
import { minute } from '../support/site/movable-clock.ts'
import { useReviewersSite, office, waits, json, change } from '../support/site/reviewers-site.ts'

const at = useReviewersSite()
const { move, invite, newAddress, makeDoctor, page, ask, linkTo } = at

const own = '400 An author cannot review their own article.'
const review = async () =>
  (await json<Blog>(at.site.fetch(`/api/user/v1/blogs/${at.blog._id}`))).review
const shown = async () => (await at.site.fetch(`/articles/${at.blog._id}`)).text()

/** A doctor whom an owner confirmed signs the article by link. */
async function signed(fields: object = {}): Promise<Doctor> {
  const doctor = await makeDoctor(fields)
  expect((await at.links.answer(await linkTo(doctor))).status).toBe(200)
  expect((await review()).state).toBe('current')
  return doctor
}

describe('a signature is a person’s', () => {
  it('and not of who gives a doctor’s profile their own address, and the old one back', async () => {
    const ruth = await makeDoctor({ name: 'Dr. Ruth Real', credentials: 'DMD' })
    expect((await change(at.editor, ruth, { email: 'eddie@example.org' })).status).toBe(200)
    expect(await refusal(await reviewCalls(at.editor).sign(page()))).toBe(
      '403 Only a doctor of this site can sign.',
    )
    expect(await refusal(await ask(ruth))).toBe(waits)
    expect((await change(at.editor, ruth, {})).status).toBe(200)
    expect((await review()).state).toBe('none')
    const told = await at.mail.mailTo(ruth.email)
    expect(told.subject).toBe('The e-mail address of your profile was changed')
    expect(told.text).toContain(office)
    expect((await ask(ruth)).status).toBe(201)
  })

  it('and not of who gives their own profile the name of another', async () => {
    const profile = await makeDoctor({ name: 'Eddie' })
    const calls = await invite('named@example.org', 'editor', profile._id)
    const { _id } = await json<Signed>(reviewCalls(calls).sign(page()))
    expect((await at.reviews.withdraw(_id, { reason: 'Test' })).status).toBe(204)
    for (const pretended of [{ name: 'Dr. Ruth Real' }, { credentials: 'MD' }]) {
      expect((await change(calls, profile, pretended)).status).toBe(200)
      expect(await refusal(await reviewCalls(calls).sign(page()))).toBe(
        '400 An owner has to confirm this doctor’s name and license first.',
      )
      expect((await change(at.owner, profile, { credentials: '' })).status).toBe(200)
    }
  })

  it('is mailed to the doctor, named in the log with the profile, and told apart when withdrawn', async () => {
    const doctor = await makeDoctor()
    const calls = await invite(doctor.email, 'reviewer', doctor._id)
    const { _id } = await json<Signed>(reviewCalls(calls).sign(page()))
    await at.mail.mailTo(doctor.email, 1, ({ subject = '' }) => subject.startsWith('You signed: '))
    expect((await at.reviews.withdraw(_id, { reason: 'The dose is wrong.' })).status).toBe(204)
    const told = await at.mail.mailTo(doctor.email, 1, ({ subject = '' }) =>
      /withdrawn/.test(subject),
    )
    expect(told.subject).toBe(`Your signature was withdrawn: ${at.blog.title}`)
    expect(told.text).toContain('The dose is wrong.')
    const log = await json<AuditEntry[]>(at.owner.get(`/audit?record=${at.blog._id}`))
    expect(log.slice(0, 2)).toMatchObject([
      { action: 'deleted', fields: ['review withdrawn', `doctor ${doctor._id}`] },
      {
        ...{ action: 'created', fields: ['review signed', `doctor ${doctor._id}`] },
        by: { email: doctor.email },
      },
    ])
  })
})

describe('nobody reviews their own text', () => {
  const twins: [string, object][] = [
    ['address', { email: 'ADA+site@example.org' }],
    ['license', { license: 'ma12345' }],
    ['NPI', { npi: '1234567893' }],
  ]

  it.each(twins)('under a second profile with the same %s', async (_what, same) => {
    const twin = await makeDoctor(same)
    expect(await refusal(await ask(twin))).toBe(own)
    const calls = await invite(newAddress(), 'editor', twin._id)
    expect(await refusal(await reviewCalls(calls).sign(page()))).toBe(own)
  })

  it('as the person whose profile the author’s is', async () => {
    const other = await makeDoctor()
    const calls = await invite(newAddress(), 'reviewer', other._id)
    const asked = await linkTo(other)
    // The same person logs in with the address of the author's profile.
    await change(at.owner, at.author, {
      email: other.email,
      license: 'MA 12-345',
      npi: '1234567893',
    })
    expect(await refusal(await reviewCalls(calls).sign(page()))).toBe(own)
    const response = await at.links.answer(asked)
    expect([response.status, (await response.text()).includes(own.slice(4))]).toEqual([400, true])
    await change(at.owner, at.author, { license: 'MA 12-345', npi: '1234567893' })
  })

  const changes: [string, (reviewer: Doctor) => Promise<unknown>][] = [
    ['a save of the article', ({ _id }) => at.owner.put(`/blogs/${at.blog._id}`, goodBlog(_id))],
    [
      'a draft that is published',
      async ({ _id }) => {
        const drafts = draftCalls(at.editor)
        const { version } = await drafts.save(`blog.${at.blog._id}`, { author_id: _id })
        const draft = { key: `blog.${at.blog._id}`, version }
        return at.editor.put(`/blogs/${at.blog._id}`, { ...goodBlog(_id), draft })
      },
    ],
    [
      'the license of the reviewer',
      (reviewer) => change(at.editor, reviewer, { license: 'MA12345' }),
    ],
    ['the NPI of the reviewer', (reviewer) => change(at.editor, reviewer, { npi: '1234567893' })],
    [
      'the address of the reviewer',
      (reviewer) => change(at.editor, reviewer, { email: 'ada+2@example.org' }),
    ],
    ['the reviewer made a sample', (reviewer) => change(at.editor, reviewer, { sample: true })],
    [
      'the reviewer’s profile given to a person with the author’s address',
      async ({ _id }) => {
        await invite('ada@example.org', 'reviewer')
        return giveProfile(at.owner, 'ada@example.org', _id)
      },
    ],
  ]

  it.each(changes)('nor counts a signature after %s', async (_what, become) => {
    const reviewer = await signed()
    expect(await shown()).toContain('"reviewedBy"')
    move(minute)
    await become(reviewer)
    expect(await review()).toMatchObject({ state: 'none', reviewedBy: null })
    expect((await at.reviews.page(page())).review.state).toBe('none')
    await expect.poll(shown).not.toContain('"reviewedBy"')
    expect(await shown()).toContain('Not yet reviewed by a doctor')
    const profile = await json<{ reviewed: { id: string }[] }>(
      at.site.fetch(`/api/user/v1/authors/${reviewer._id}`),
    )
    expect(profile.reviewed).toEqual([])
    const [kept] = await json<SignatureOnRecord[]>(at.reviews.history(page()))
    expect(kept).toMatchObject({ reviewedBy: { name: reviewer.name }, withdrawnAt: null })
  })

  it('and the independent signature before counts instead', async () => {
    const first = await signed()
    move(minute)
    const second = await signed()
    expect((await review()).reviewedBy?._id).toBe(second._id)
    await at.owner.put(`/blogs/${at.blog._id}`, goodBlog(second._id))
    expect((await review()).reviewedBy?._id).toBe(first._id)
  })
})
