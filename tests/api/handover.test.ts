// People who leave or lose a right leave nothing running.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Handover } from '../../shared/handover.ts'
import type { PersonJson } from '../../shared/people.ts'
import type { Role } from '../../shared/rights.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { reviewCalls } from '../support/requests/review-calls.ts'
import { day, minute, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { siteDatabase } from '../support/stores/site-database.ts'

const office = 'office@example.org'
const storage = siteDatabase()
const time = movableClock()
const noRight = { message: 'The person who scheduled this may no longer publish it.' }

let site: TestSite
let mail: MailServer
let owner: ReturnType<typeof adminCalls>
let ben: string
let count = 0

beforeAll(async () => {
  mail = await startMailServer()
  site = await startTestSite(
    { sampleContent: false, smtpUrl: mail.url, contactTo: office },
    { open: storage.open, clock: time.clock },
  )
  owner = await callsOf('admin@example.org')
  ben = (await owner.makeDoctor({ name: 'Dr. Ben', email: 'ben@example.org' }))._id
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
})
// Short enough that the scheduler, which runs every five seconds, does not take it for a changed clock.
beforeEach(() => time.move(1000))

const callsOf = async (email: string) =>
  adminCalls(site, await adminToken(site.dataDir, email, time.clock))

/** A logged-in doctor with a profile and everything that a person can leave behind. */
async function busyDoctor() {
  const name = `Dr. Ada ${(count += 1)}`
  const email = `ada${count}@example.org`
  const profile = (await owner.makeDoctor({ name, email }))._id
  const invited = await owner.post('/people', { name, email, role: 'doctor', doctorId: profile })
  const { _id } = (await invited.json()) as PersonJson
  const calls = await callsOf(email)
  const key = await scheduled(calls, profile)
  const preview = await previewOf(calls, key)
  const page = await owner.makeBlog({ ...goodBlog(ben), title: `Words of Ben ${count}` })
  const request = { kind: 'article', id: page._id, doctor_id: profile }
  expect((await reviewCalls(owner).ask(request)).status).toBe(201)
  const { text = '' } = await mail.mailTo(email, 1, ({ subject }) => /review/.test(subject ?? ''))
  const review = /\/review\/[\w-]{43}/.exec(text)![0]
  return { _id, name, email, profile, calls, key, preview, review, page }
}

/** The ids of two enquiries of the person: an open one and one that is done. */
async function enquiriesOf(assignedTo: string): Promise<string[]> {
  const ids: string[] = []
  for (const state of ['open', 'done']) {
    const email = `zoe.${state}.${count}@example.com`
    const message = { name: 'Zoe', email, message: `My jaw clicks when I am ${state} ${count}.` }
    await site.postJson('/api/user/v1/contact/send-message', message)
    const { id } = await storage.db
      .selectFrom('enquiries')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect((await owner.put(`/enquiries/${id}`, { assignedTo, state })).status).toBe(200)
    ids.push(id)
  }
  return ids
}

/** Schedules an article for two minutes from now. */
async function scheduled(calls: ReturnType<typeof adminCalls>, author: string): Promise<string> {
  const key = newKey()
  const drafts = draftCalls(calls)
  const { version } = await drafts.save(key, { ...goodBlog(author), title: `Due ${key}` })
  const at = new Date(time.clock().getTime() + 2 * minute).toISOString()
  expect((await drafts.schedule(key, at, version)).status).toBe(200)
  return key
}

async function previewOf(calls: ReturnType<typeof adminCalls>, key: string): Promise<string> {
  const made = await draftCalls(calls).post(key, 'previews', { days: 30, note: '' })
  return new URL(((await made.json()) as { url: string }).url).pathname
}

const handover = async (_id: string, query = '') =>
  (await (await owner.get(`/people/${_id}/handover${query}`)).json()) as Handover
const numbers = async (...asked: Parameters<typeof handover>) =>
  Object.values(await handover(...asked))
const status = async (path: string) => (await site.fetch(path)).status
const draft = (key: string) => draftCalls(owner).get(key)
const told = (name: string) =>
  mail.mailTo(office, 1, ({ subject }) => subject === `To be taken over from ${name}`)
const audit = async (record: string) =>
  (await (await owner.get(`/audit?record=${record}`)).json()) as object[]

describe('whoever leaves', () => {
  it('gives back what the new role, or nobody, may have, and it is named first', async () => {
    const ada = await busyDoctor()
    const enquiries = await enquiriesOf(ada._id)
    expect(await handover(ada._id)).toEqual({
      ...{ enquiries: 1, scheduled: 1, reviewRequests: 1, previewLinks: 1 },
    })
    expect(await numbers(ada._id, '?role=reviewer')).toEqual([1, 1, 0, 1])
    expect(await numbers(ada._id, '?role=editor')).toEqual([1, 0, 0, 0])
    expect(await numbers(ada._id, '?role=front-desk')).toEqual([0, 1, 1, 1])
    expect(await numbers(ada._id, '?role=doctor')).toEqual([0, 0, 0, 0])
    expect(await numbers(ada._id, `?role=doctor&doctorId=${ben}`)).toEqual([0, 1, 1, 1])
    expect((await owner.get(`/people/${ada._id}/handover?role=king`)).status).toBe(400)
    expect(await refusal(await owner.get('/people/nobody/handover'))).toMatch(/^404/)

    expect((await owner.remove(`/people/${ada._id}`)).status).toBe(204)
    for (const id of enquiries) {
      expect(await (await owner.get(`/enquiries/${id}`)).json()).toMatchObject({ assignedTo: null })
    }
    expect(await draft(ada.key)).toMatchObject({
      ...{ state: 'draft', scheduledAt: null, scheduleProblem: noRight },
    })
    expect([await status(ada.preview), await status(ada.review)]).toEqual([404, 404])
    const by = { email: 'admin@example.org' }
    expect(await audit(ada.key)).toMatchObject([
      { by, action: 'deleted', kind: 'article', fields: ['preview link'] },
      { by, action: 'changed', kind: 'article', fields: ['schedule'] },
      {},
      {},
      {},
    ])
    expect((await audit(ada.page._id))[0]).toMatchObject({
      ...{ by, action: 'deleted', fields: ['review request'] },
    })
    expect(await audit(enquiries[0]!)).toContainEqual(
      expect.objectContaining({ action: 'changed', fields: ['assignedTo'] }),
    )
    const { text } = await told(ada.name)
    expect(text).toContain(
      `${ada.name} may no longer log in. To be taken over: 1 enquiry, 1 scheduled article, 1 review request and 1 preview link.`,
    )
    expect(text).toContain(`\n- Due ${ada.key}\n`)
    expect(text).toContain(`\n- ${ada.page.title}\n`)
    expect(text).not.toMatch(/Zoe|jaw clicks/)
  })

  it('keeps with another role what it may have', async () => {
    const ada = await busyDoctor()
    const become = (role: Role) =>
      owner.put(`/people/${ada._id}`, { name: ada.name, role, doctorId: ada.profile })
    await become('editor')
    const ofBen = await scheduled(ada.calls, ben)
    const linkOfBen = await previewOf(ada.calls, ofBen)
    expect(await numbers(ada._id, '?role=doctor')).toEqual([0, 1, 0, 1])
    await become('doctor')
    expect(await draft(ofBen)).toMatchObject({ state: 'draft', scheduleProblem: noRight })
    expect(await draft(ada.key)).toMatchObject({ state: 'scheduled', scheduleProblem: null })
    const paths = [linkOfBen, ada.preview, ada.review]
    expect(await Promise.all(paths.map(status))).toEqual([404, 200, 200])
    await become('front-desk')
    expect(await Promise.all(paths.map(status))).toEqual([404, 404, 404])
    expect((await draft(ada.key)).scheduledAt).toBeNull()
    expect((await told(ada.name)).text).toContain(
      `${ada.name} now has the role Doctor. To be taken over: 1 scheduled article and 1 preview link.`,
    )
  })

  it('schedules and shares nothing at the very moment of leaving', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = `eve${round}@example.org`
      const invited = await owner.post('/people', { name: 'Eve', email, role: 'editor' })
      const { _id } = (await invited.json()) as PersonJson
      const eve = await callsOf(email)
      const key = newKey()
      const { version } = await draftCalls(eve).save(key, { ...goodBlog(ben), title: key })
      const at = new Date(time.clock().getTime() + day).toISOString()
      await Promise.all([
        draftCalls(eve).schedule(key, at, version),
        draftCalls(eve).post(key, 'previews', { days: 30, note: '' }),
        owner.remove(`/people/${_id}`),
      ])
      expect((await draft(key)).scheduledAt).toBeNull()
      expect(await (await owner.get(`/drafts/${key}/previews`)).json()).toEqual([])
    }
  })
})

it('publishes and shows nothing for whoever has lost the right since, and tells the office', async () => {
  const [ada, eva] = [await busyDoctor(), await busyDoctor()]
  // By now the article is somebody else's.
  expect(await draftCalls(owner).save(ada.key, { author_id: ben }, 1)).toBeTruthy()
  // As the previous version removes a person.
  await storage.db.deleteFrom('people').where('id', '=', eva._id).execute()
  expect(await Promise.all([ada.preview, eva.preview].map(status))).toEqual([404, 404])
  time.move(3 * minute)
  for (const { key } of [ada, eva]) {
    await vi.waitFor(async () => expect((await draft(key)).scheduledAt).toBeNull(), {
      ...{ timeout: 60_000, interval: 50 },
    })
    expect(await draft(key)).toMatchObject({ state: 'draft', scheduleProblem: noRight })
    const subject = `Not published: Due ${key}`
    const { text } = await mail.mailTo(office, 1, (told) => told.subject === subject)
    expect(text).toContain(noRight.message)
  }
})
