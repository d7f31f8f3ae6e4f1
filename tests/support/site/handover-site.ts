// A site with doctors who have something of everything, and an owner who lets them go.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Handover } from '../../../shared/handover.ts'
import type { PersonJson } from '../../../shared/people.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { draftCalls, newKey } from '../requests/draft-calls.ts'
import { reviewCalls } from '../requests/review-calls.ts'
import { minute, movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'
import { siteDatabase } from '../stores/site-database.ts'

export const office = 'office@example.org'

export async function previewOf(
  calls: ReturnType<typeof adminCalls>,
  key: string,
): Promise<string> {
  const made = await draftCalls(calls).post(key, 'previews', { days: 30, note: '' })
  return new URL(((await made.json()) as { url: string }).url).pathname
}

export function useHandoverSite() {
  const storage = siteDatabase()
  const time = movableClock()

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

  return {
    storage,
    time,
    callsOf,
    busyDoctor,
    enquiriesOf,
    scheduled,
    handover,
    status,
    draft,
    told,
    audit,
    numbers,
    get mail() {
      return mail
    },
    get owner() {
      return owner
    },
    get ben() {
      return ben
    },
  }
}
