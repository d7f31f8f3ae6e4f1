import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../shared/audit.ts'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import type { SignatureOnRecord, WaitingDoctor } from '../../shared/review.ts'
import type { Role } from '../../shared/rights.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { linkedReviews } from '../support/requests/linked-reviews.ts'
import { giveProfile, reviewCalls, type Signed } from '../support/requests/review-calls.ts'
import { minute, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const { clock, move } = movableClock()
const office = 'office@example.org'
const own = '400 An author cannot review their own article.'
const waits = '400 An owner has to confirm this doctor’s e-mail address and license first.'

type Calls = ReturnType<typeof adminCalls>
let site: TestSite
let mail: MailServer
let owner: Calls
let editor: Calls
let reviews: ReturnType<typeof reviewCalls>
let links: ReturnType<typeof linkedReviews>
let author: Doctor
let blog: Blog
let made = 0

beforeAll(async () => {
  mail = await startMailServer()
  const settings = { sampleContent: false, smtpUrl: mail.url, contactTo: office }
  site = await startTestSite(settings, { clock })
  owner = await callsOf('admin@example.org')
  reviews = reviewCalls(owner)
  links = linkedReviews({ site, mail, reviews })
  editor = await invite('eddie@example.org', 'editor')
  author = await owner.makeDoctor({
    ...{ name: 'Dr. Ada Author', email: 'ada@example.org', license: 'MA 12-345' },
    npi: '1234567893',
  })
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
})
beforeEach(async () => {
  move(minute)
  blog = await owner.makeBlog(goodBlog(author._id))
})

const callsOf = async (email: string) =>
  adminCalls(site, await adminToken(site.dataDir, email, clock))

async function invite(email: string, role: Role, doctorId?: string): Promise<Calls> {
  const response = await owner.post('/people', { name: email, email, role, doctorId })
  expect(response.status).toBe(201)
  return callsOf(email)
}

const json = async <Body>(response: Promise<Response>) => (await (await response).json()) as Body
const newAddress = () => `doctor${(made += 1)}@example.org`
const makeDoctor = (fields: object = {}, calls = owner) =>
  calls.makeDoctor({ name: `Dr. Number ${made}`, email: newAddress(), ...fields })
const page = () => ({ kind: 'article' as const, id: blog._id })
const review = async () => (await json<Blog>(site.fetch(`/api/user/v1/blogs/${blog._id}`))).review
const shown = async () => (await site.fetch(`/articles/${blog._id}`)).text()
const ask = (doctor: Doctor) => reviews.ask({ ...page(), doctor_id: doctor._id })
const change = (calls: Calls, doctor: Doctor, fields: object) =>
  calls.put(`/authors/${doctor._id}`, { name: doctor.name, email: doctor.email, ...fields })

const linkTo = (doctor: Doctor) => links.ask(page(), doctor)

/** A doctor whom an owner confirmed signs the article by link. */
async function signed(fields: object = {}): Promise<Doctor> {
  const doctor = await makeDoctor(fields)
  expect((await links.answer(await linkTo(doctor))).status).toBe(200)
  expect((await review()).state).toBe('current')
  return doctor
}

async function waiting(doctor: Doctor): Promise<WaitingDoctor | undefined> {
  const all = await json<WaitingDoctor[]>(owner.get('/reviews/doctors'))
  return all.find(({ _id }) => _id === doctor._id)
}

async function confirm(doctor: Doctor, calls = owner): Promise<Response> {
  const { updatedAt } = await json<Doctor>(owner.get(`/authors/${doctor._id}`))
  return calls.post(`/reviews/doctors/${doctor._id}/confirmation`, { updatedAt })
}

describe('a signature is a person’s', () => {
  it('and not of who gives a doctor’s profile their own address, and the old one back', async () => {
    const ruth = await makeDoctor({ name: 'Dr. Ruth Real', credentials: 'DMD' })
    expect((await change(editor, ruth, { email: 'eddie@example.org' })).status).toBe(200)
    expect(await refusal(await reviewCalls(editor).sign(page()))).toBe(
      '403 Only a doctor of this site can sign.',
    )
    expect(await refusal(await ask(ruth))).toBe(waits)
    expect((await change(editor, ruth, {})).status).toBe(200)
    expect((await review()).state).toBe('none')
    const told = await mail.mailTo(ruth.email)
    expect(told.subject).toBe('The e-mail address of your profile was changed')
    expect(told.text).toContain(office)
    expect((await ask(ruth)).status).toBe(201)
  })

  it('and not of who gives their own profile the name of another', async () => {
    const profile = await makeDoctor({ name: 'Eddie' })
    const calls = await invite('named@example.org', 'editor', profile._id)
    const { _id } = await json<Signed>(reviewCalls(calls).sign(page()))
    expect((await reviews.withdraw(_id, { reason: 'Test' })).status).toBe(204)
    for (const pretended of [{ name: 'Dr. Ruth Real' }, { credentials: 'MD' }]) {
      expect((await change(calls, profile, pretended)).status).toBe(200)
      expect(await refusal(await reviewCalls(calls).sign(page()))).toBe(
        '400 An owner has to confirm this doctor’s name and license first.',
      )
      expect((await change(owner, profile, { credentials: '' })).status).toBe(200)
    }
  })

  it('is mailed to the doctor, named in the log with the profile, and told apart when withdrawn', async () => {
    const doctor = await makeDoctor()
    const calls = await invite(doctor.email, 'reviewer', doctor._id)
    const { _id } = await json<Signed>(reviewCalls(calls).sign(page()))
    await mail.mailTo(doctor.email, 1, ({ subject = '' }) => subject.startsWith('You signed: '))
    expect((await reviews.withdraw(_id, { reason: 'The dose is wrong.' })).status).toBe(204)
    const told = await mail.mailTo(doctor.email, 1, ({ subject = '' }) => /withdrawn/.test(subject))
    expect(told.subject).toBe(`Your signature was withdrawn: ${blog.title}`)
    expect(told.text).toContain('The dose is wrong.')
    const log = await json<AuditEntry[]>(owner.get(`/audit?record=${blog._id}`))
    expect(log.slice(0, 2)).toMatchObject([
      { action: 'deleted', fields: ['review withdrawn', `doctor ${doctor._id}`] },
      {
        ...{ action: 'created', fields: ['review signed', `doctor ${doctor._id}`] },
        by: { email: doctor.email },
      },
    ])
  })
})

describe('an address of a doctor waits for an owner', () => {
  it('where an editor made the profile, until one press', async () => {
    const doctor = await makeDoctor({ license: 'NY 1' }, editor)
    expect(await refusal(await ask(doctor))).toBe(waits)
    expect(await waiting(doctor)).toMatchObject({ license: 'NY 1', before: null })
    for (const calls of [editor, await invite('carl@example.org', 'front-desk')]) {
      expect(await refusal(await confirm(doctor, calls))).toBe('403 You may not do this.')
    }
    expect((await confirm(doctor)).status).toBe(204)
    expect(await waiting(doctor)).toBeUndefined()
    expect((await links.answer(await linkTo(doctor))).status).toBe(200)
  })

  it('is not confirmed where it changed after the owner looked', async () => {
    const doctor = await makeDoctor({}, editor)
    move(minute)
    await change(editor, doctor, { email: newAddress() })
    const { _id, updatedAt } = doctor
    const seen = await owner.post(`/reviews/doctors/${_id}/confirmation`, { updatedAt })
    expect(seen.status).toBe(409)
    expect(await waiting(doctor)).toBeDefined()
  })

  it.each(['editor', 'doctor'] as const)(
    'where a person of the role %s changes it',
    async (role) => {
      const doctor = await makeDoctor()
      const calls = role === 'editor' ? editor : await invite(newAddress(), role, doctor._id)
      const path = await linkTo(doctor)
      const email = newAddress()
      expect((await change(calls, doctor, { email })).status).toBe(200)
      expect((await site.fetch(path)).status).toBe(404)
      expect(await refusal(await ask(doctor))).toBe(waits)
      expect(await waiting(doctor)).toMatchObject({ email, before: { email: doctor.email } })
      // An owner who saves other fields has not said anything about it.
      expect((await change(owner, doctor, { email, specialty: 'Sleep' })).status).toBe(200)
      expect(await refusal(await ask(doctor))).toBe(waits)
      expect((await change(calls, doctor, {})).status).toBe(200)
      expect((await site.fetch(path)).status).toBe(404)
      expect((await links.answer(path)).status).toBe(404)
      expect((await ask(doctor)).status).toBe(201)
      expect(mail.to(email).filter(({ subject = '' }) => /review/.test(subject))).toEqual([])
    },
  )

  it('but not where an owner publishes it, unless somebody else wrote in the draft', async () => {
    const publish = async (writers: Calls[]) => {
      const key = newKey()
      const fields = { name: 'Dr. Drafted', email: newAddress(), image_url: '' }
      let version = 0
      for (const calls of writers) {
        const draft = { kind: 'doctor', base: version, tab: newKey().slice(4), fields }
        const saved = await json<{ version: number }>(calls.put(`/drafts/${key}`, draft))
        version = saved.version
        fields.name += ' I'
        move(minute)
      }
      return owner.makeDoctor({ ...fields, draft: { key, version } })
    }
    expect((await ask(await publish([owner]))).status).toBe(201)
    expect(await refusal(await ask(await publish([editor, owner])))).toBe(waits)
    expect(await refusal(await ask(await publish([owner, editor, owner])))).toBe(waits)
  })

  it('but not that of the person whom an owner gave the profile to', async () => {
    const doctor = await makeDoctor({}, editor)
    expect(await refusal(await ask(doctor))).toBe(waits)
    await invite(newAddress(), 'doctor', doctor._id)
    expect((await ask(doctor)).status).toBe(201)
    const email = newAddress()
    await change(editor, doctor, { email })
    await invite(newAddress(), 'doctor', doctor._id)
    expect(await refusal(await ask(doctor))).toBe(waits)
    // This address an owner has invited.
    await invite(email, 'doctor', doctor._id)
    expect((await ask(doctor)).status).toBe(201)
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
    await change(owner, author, { email: other.email, license: 'MA 12-345', npi: '1234567893' })
    expect(await refusal(await reviewCalls(calls).sign(page()))).toBe(own)
    const response = await links.answer(asked)
    expect([response.status, (await response.text()).includes(own.slice(4))]).toEqual([400, true])
    await change(owner, author, { license: 'MA 12-345', npi: '1234567893' })
  })

  const changes: [string, (reviewer: Doctor) => Promise<unknown>][] = [
    ['a save of the article', ({ _id }) => owner.put(`/blogs/${blog._id}`, goodBlog(_id))],
    [
      'a draft that is published',
      async ({ _id }) => {
        const drafts = draftCalls(editor)
        const { version } = await drafts.save(`blog.${blog._id}`, { author_id: _id })
        const draft = { key: `blog.${blog._id}`, version }
        return editor.put(`/blogs/${blog._id}`, { ...goodBlog(_id), draft })
      },
    ],
    ['the license of the reviewer', (reviewer) => change(editor, reviewer, { license: 'MA12345' })],
    ['the NPI of the reviewer', (reviewer) => change(editor, reviewer, { npi: '1234567893' })],
    [
      'the address of the reviewer',
      (reviewer) => change(editor, reviewer, { email: 'ada+2@example.org' }),
    ],
    ['the reviewer made a sample', (reviewer) => change(editor, reviewer, { sample: true })],
    [
      'the reviewer’s profile given to a person with the author’s address',
      async ({ _id }) => {
        await invite('ada@example.org', 'reviewer')
        return giveProfile(owner, 'ada@example.org', _id)
      },
    ],
  ]

  it.each(changes)('nor counts a signature after %s', async (_what, become) => {
    const reviewer = await signed()
    expect(await shown()).toContain('"reviewedBy"')
    move(minute)
    await become(reviewer)
    expect(await review()).toMatchObject({ state: 'none', reviewedBy: null })
    expect((await reviews.page(page())).review.state).toBe('none')
    await expect.poll(shown).not.toContain('"reviewedBy"')
    expect(await shown()).toContain('Not yet reviewed by a doctor')
    const profile = await json<{ reviewed: { id: string }[] }>(
      site.fetch(`/api/user/v1/authors/${reviewer._id}`),
    )
    expect(profile.reviewed).toEqual([])
    const [kept] = await json<SignatureOnRecord[]>(reviews.history(page()))
    expect(kept).toMatchObject({ reviewedBy: { name: reviewer.name }, withdrawnAt: null })
  })

  it('and the independent signature before counts instead', async () => {
    const first = await signed()
    move(minute)
    const second = await signed()
    expect((await review()).reviewedBy?._id).toBe(second._id)
    await owner.put(`/blogs/${blog._id}`, goodBlog(second._id))
    expect((await review()).reviewedBy?._id).toBe(first._id)
  })
})
