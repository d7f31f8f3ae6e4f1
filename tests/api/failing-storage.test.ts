import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import { imageAddress } from '../../shared/image-address.ts'
import { assertIntegrity } from '../../server/database/sqlite/assert-integrity.ts'
import { storedPictures } from '../../server/images/image-integrity.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { minute, movableClock } from '../support/site/movable-clock.ts'
import { redAboveBlue } from '../support/data/pictures.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const enquiry = { name: 'Ana', email: 'ana@example.org', message: 'x'.repeat(4500) }
const contact = '/api/user/v1/contact/send-message'
const storage = siteDatabase()
const time = movableClock()

let site: TestSite
let admin: ReturnType<typeof adminCalls>
let pictures: ReturnType<typeof imageCalls>
let drafts: ReturnType<typeof draftCalls>
let doctor: Doctor
let blog: Blog
let picture: Buffer

beforeAll(async () => {
  site = await startTestSite(
    { sampleContent: false, adminEmails: ['admin@example.org'], trustProxy: 1 },
    { clock: time.clock, open: storage.open },
  )
  const token = await adminToken(site.dataDir)
  admin = adminCalls(site, token)
  pictures = imageCalls(site, token)
  drafts = draftCalls(admin)
  doctor = await admin.makeDoctor({ name: 'Dr. Ada Test' })
  blog = await admin.makeBlog(goodBlog(doctor._id))
  picture = await redAboveBlue(40, 20)
})
afterAll(() => site.stop())

const long = `<p>${'word '.repeat(20_000)}</p>`
const article = () => ({ ...goodBlog(doctor._id), long_description: long })

let networks = 0
const fromAnywhere = () => ({ 'x-forwarded-for': `2001:db8:${(networks += 1).toString(16)}::1` })

/** Every kind of write on the site, each below the rate limits. */
const writes = (): Record<string, Promise<Response>> => ({
  enquiry: site.postJson(contact, enquiry, fromAnywhere()),
  subscription: site.postJson(
    '/api/user/v1/newsletter/subscribe',
    { email: `ana-${networks}@example.org` },
    fromAnywhere(),
  ),
  code: site.postJson(
    '/api/admin/v1/auth/send-otp',
    { email: `nobody-${networks}@example.org` },
    fromAnywhere(),
  ),
  article: admin.post('/blogs', article()),
  change: admin.put(`/blogs/${blog._id}`, article()),
  doctor: admin.post('/authors', { name: 'Dr. New', description: long }),
  draft: drafts.put(newKey(), { long_description: long }),
  picture: pictures.upload({ bytes: picture }),
})

async function statuses(responses: Record<string, Promise<Response>>) {
  const entries = Object.entries(responses).map(async ([name, answer]) => {
    const response = await answer
    return [name, response] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The data that a refused write must not change. */
async function stored() {
  const names = ['blogs', 'blog_tags', 'blog_solutions', 'doctors', 'enquiries'] as const
  const ofDrafts = ['drafts', 'revisions'] as const
  return Promise.all(
    [...names, ...ofDrafts].map((name) => storage.db.selectFrom(name).selectAll().execute()),
  )
}

/** Expects that readers and admins can still read, even when a session's last use should be recorded. */
async function expectReading() {
  time.move(2 * minute)
  const paths = ['/', `/articles/${blog._id}`, '/doctors-behind', '/contact', '/readyz']
  for (const path of [...paths, '/api/user/v1/blogs/search?query=jaw']) {
    expect((await site.fetch(path)).status, path).toBe(200)
  }
  for (const path of ['/blogs', '/drafts', `/drafts/blog.${blog._id}`, '/auth/session']) {
    expect((await admin.get(path)).status, path).toBe(200)
  }
}

async function expectRefusal(response: Response, what: string) {
  expect(response.status, what).toBe(503)
  expect(Number(response.headers.get('retry-after')), what).toBeGreaterThan(0)
  const { message, ...rest } = (await response.json()) as { message: string }
  expect(message, what).toMatch(/^[A-Z][\w '.]+$/)
  expect(message).not.toMatch(/sqlite|disk|database/i)
  expect(rest).toEqual({})
}

async function expectWorking() {
  for (const [name, { status }] of Object.entries(await statuses(writes()))) {
    expect([200, 201, 202], name).toContain(status)
  }
  await expect(assertIntegrity(storage.db)).resolves.toBeUndefined()
}

const pageLimit = async (pages: number) =>
  sql.raw(`pragma max_page_count = ${pages}`).execute(storage.db)

const failures: Record<string, { begin(): Promise<unknown>; end(): Promise<unknown> }> = {
  'F-04: a full disk': {
    // A limit below the present size means that no page can be added.
    begin: () => pageLimit(1),
    end: () => pageLimit(1_000_000),
  },
  'F-05: a disk that has become read-only': {
    begin: () => sql`pragma query_only = on`.execute(storage.db),
    end: () => sql`pragma query_only = off`.execute(storage.db),
  },
}

describe.each(Object.entries(failures))('%s', (_name, { begin, end }) => {
  it('refuses writes, serves reads, and recovers by itself', async () => {
    await begin()
    // A full database still has space in existing pages; whatever needs a new page fails first.
    const needRoom = ['enquiry', 'article', 'change', 'doctor', 'draft']
    let responses = await statuses(writes())
    for (
      let round = 0;
      round < 20 && !needRoom.every((name) => is503(responses, name));
      round += 1
    ) {
      responses = await statuses(writes())
    }
    const before = await stored()
    responses = await statuses(writes())
    for (const name of needRoom) await expectRefusal(responses[name]!, name)
    for (const [name, { status }] of Object.entries(responses)) {
      expect([200, 201, 202, 503], name).toContain(status)
    }
    expect(await stored()).toEqual(before)
    await expectReading()
    await end()
    await expectWorking()
  })
})

const is503 = (responses: Record<string, Response>, name: string) => responses[name]?.status === 503

it('BUSY: another program that holds the database delays writes, and no reading', async () => {
  await sql`pragma busy_timeout = 100`.execute(storage.db)
  const other = new DatabaseSync(join(site.dataDir, 'site.db'))
  other.exec('begin immediate')
  const before = await stored()
  for (const [name, answer] of Object.entries(await statuses(writes()))) {
    await expectRefusal(answer, name)
  }
  await expectReading()
  expect(await stored()).toEqual(before)
  other.exec('rollback')
  other.close()
  await expectWorking()
})

it('F-08: a picture that may have been noted as stored, though nobody heard so, keeps its files', async () => {
  // What `fail` aborts has taken effect all the same, as when a server's response is lost before it goes down.
  await sql`
    create trigger lost_answer after update of state on images when new.state = 'stored'
    begin select raise(fail, 'the answer got lost'); end`.execute(storage.db)
  await sql`
    create trigger away before delete on images
    begin select raise(abort, 'away'); end`.execute(storage.db)
  const another = await redAboveBlue(20, 40)
  expect((await pictures.upload({ bytes: another })).status).toBe(503)
  for (const trigger of ['lost_answer', 'away']) {
    await sql`drop trigger ${sql.id(trigger)}`.execute(storage.db)
  }
  const noted = await storedPictures(storage.db)
  expect(noted).not.toEqual([])
  for (const { key } of noted) {
    expect((await site.fetch(imageAddress(key))).status).toBe(200)
  }
})
