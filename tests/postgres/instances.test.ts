import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../../server/database/database.ts'
import { openPostgres } from '../../server/database/postgres/open-postgres.ts'
import { adminCalls, goodBlog } from '../support/admin-calls.ts'
import { adminToken } from '../support/admin-token.ts'
import { freshStore, type TestStore } from '../support/fresh-database.ts'
import { type Instance, startInstances } from '../support/instances.ts'
import { loginClient } from '../support/log-in.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'

const many = 200
const contact = '/api/user/v1/contact/send-message'
const admins = Array.from({ length: many }, (_, number) => `admin${number}@example.org`)

let store: TestStore
let db: Database
let mail: MailServer
let instances: Awaited<ReturnType<typeof startInstances>>
let sites: Instance[]
let calls: ReturnType<typeof adminCalls>[]
let doctor: Doctor

beforeAll(async () => {
  store = await freshStore()
  db = openPostgres(store.databaseUrl!)
  mail = await startMailServer()
  instances = await startInstances(2, store.databaseUrl!, {
    SMTP_URL: mail.url,
    ADMIN_EMAILS: ['admin@example.org', ...admins].join(','),
  })
  sites = instances.first
  const token = await adminToken(store.dataDir)
  calls = sites.map((site) => adminCalls(site, token))
  doctor = await calls[0]!.makeDoctor({ name: 'Dr. Ada' })
}, 60_000)
afterAll(async () => {
  await instances.stop()
  await mail.stop()
  await db.destroy()
  await store.remove()
})

/** The work for each number, all at once, by turns of the first and the second instance. */
const atOnce = <Result>(count: number, work: (number: number, turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, number) => work(number, number % sites.length)))

const statusesOf = (responses: Response[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('F-17: two instances, two hundred calls at once', () => {
  it('create two hundred articles with one title, each with an address of its own', async () => {
    const responses = await atOnce(many, (number, turn) =>
      calls[turn]!.post('/blogs', { ...goodBlog(doctor._id), title: `Same ${number % 4}` }),
    )
    expect(statusesOf(responses)).toEqual({ 201: many })
    const made = (await Promise.all(responses.map((response) => response.json()))) as Blog[]
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(many)
    for (const site of sites) {
      const list = await site.fetch(`/api/user/v1/blogs?author=${doctor._id}&limit=1`)
      expect(list.headers.get('x-total-count')).toBe(String(many))
      const found = await site.fetch('/api/user/v1/blogs/search?query=same&limit=1')
      expect(found.headers.get('x-total-count')).toBe(String(many))
    }
  }, 60_000)

  it('edit one article: of those who saw the same state one may, of the others all', async () => {
    const blog = await calls[0]!.makeBlog({ ...goodBlog(doctor._id), title: 'Edited' })
    const edit = (number: number, seen: object) => ({
      ...goodBlog(doctor._id),
      ...{ title: `Edit ${number}`, call_out: `By ${number}`, ...seen },
    })
    const racing = await atOnce(many, (number, turn) =>
      calls[turn]!.put(`/blogs/${blog._id}`, edit(number, { updatedAt: blog.updatedAt })),
    )
    expect(statusesOf(racing)).toEqual({ 200: 1, 409: many - 1 })
    const unseen = await atOnce(many, (number, turn) =>
      calls[turn]!.put(`/blogs/${blog._id}`, edit(number, {})),
    )
    expect(statusesOf(unseen)).toEqual({ 200: many })
    const last = (await (await calls[1]!.get(`/blogs/${blog._id}`)).json()) as Blog
    expect(last.call_out).toBe(last.title.replace('Edit', 'By'))
  }, 60_000)

  it('log in two hundred admins', async () => {
    const tokens = await atOnce(many, async (number, turn) => {
      const from = { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }
      const { token } = await loginClient(sites[turn]!, mail, from).logIn(admins[number]!)
      return (await loginClient(sites[1 - turn]!, mail, from).session(token)).status
    })
    expect(tokens).toEqual(Array.from({ length: many }, () => 200))
    const { count } = await db
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('email', 'like', 'admin_%')
      .where('email', '!=', 'admin@example.org')
      .executeTakeFirstOrThrow()
    expect(count).toBe(many)
  }, 60_000)

  it('L-09: a right code that comes fifty times opens one session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = admins[round]!
      const at = sites.map((site) =>
        loginClient(site, mail, { 'x-forwarded-for': `10.1.${round}.1` }),
      )
      const { otpToken, code } = await at[0]!.send(email)
      const otp = await code()
      const responses = await atOnce(50, (number, turn) =>
        loginClient(sites[turn]!, mail, { 'x-forwarded-for': `10.2.${round}.${number}` }).verify(
          email,
          otp,
          otpToken,
        ),
      )
      expect(statusesOf(responses)).toEqual({ 200: 1, 401: 49 })
    }
  }, 60_000)

  it('F-15: articles of a doctor who is being deleted never break', async () => {
    for (let round = 0; round < 10; round += 1) {
      const leaving = await calls[0]!.makeDoctor({ name: `Dr. Leaving ${round}` })
      const [removed, ...made] = await Promise.all([
        calls[0]!.remove(`/authors/${leaving._id}`),
        ...Array.from({ length: 6 }, (_, turn) =>
          calls[turn % 2]!.post('/blogs', { ...goodBlog(leaving._id), title: `Orphan ${round}` }),
        ),
      ])
      expect(removed.status).toBe(204)
      for (const { status } of made) expect([201, 400]).toContain(status)
    }
    const orphans = (await (
      await sites[1]!.fetch('/api/user/v1/blogs/search?query=orphan')
    ).json()) as Blog[]
    expect(new Set(orphans.map(({ author_id }) => author_id))).toEqual(new Set([null]))
  }, 60_000)
})

describe('limits that count together', () => {
  const sends = (count: number, from: string) =>
    atOnce(count, (number, turn) =>
      sites[turn]!.postJson(
        contact,
        { name: 'Ana', email: 'ana@example.org', message: `Good day ${number}` },
        { 'x-forwarded-for': from },
      ),
    )

  it('F-17: enquiries of one source', async () => {
    const { max } = limits.rates.enquiriesPerSource
    expect(statusesOf(await sends(20, '10.9.9.9'))).toEqual({ 201: max, 429: 20 - max })
  })

  it('F-17: codes for one address', async () => {
    const { max } = limits.rates.codesPerAddress
    const responses = await atOnce(
      20,
      async (number, turn) =>
        (
          await loginClient(sites[turn]!, mail, { 'x-forwarded-for': `10.3.0.${number}` }).send(
            'nobody@example.org',
          )
        ).response,
    )
    expect(statusesOf(responses)).toEqual({ 200: max, 429: 20 - max })
  })

  it('F-17: confirmation mails to one address', async () => {
    const responses = await atOnce(20, (number, turn) =>
      sites[turn]!.postJson(
        '/api/user/v1/newsletter/subscribe',
        { email: 'reader@example.org' },
        { 'x-forwarded-for': `10.4.0.${number}` },
      ),
    )
    expect(statusesOf(responses)).toEqual({ 202: 20 })
    await outboxEmpty()
    expect(mail.to('reader@example.org')).toHaveLength(limits.newsletter.mailsPerHour)
  })

  it('each enquiry is mailed once, whichever instance sends it', async () => {
    const before = mail.to('hello@example.org').length
    const responses = await atOnce(60, (number, turn) =>
      sites[turn]!.postJson(
        contact,
        { name: 'Bo', email: 'bo@example.org', message: `Once ${number}` },
        { 'x-forwarded-for': `10.5.0.${number}` },
      ),
    )
    expect(statusesOf(responses)).toEqual({ 201: 60 })
    await outboxEmpty()
    const received = mail.to('hello@example.org').slice(before)
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(60)
    expect(received).toHaveLength(60)
  })

  it('C-10: an enquiry that is sent to both at once with one key is one', async () => {
    const responses = await atOnce(20, (_, turn) =>
      sites[turn]!.postJson(
        contact,
        { name: 'Cy', email: 'cy@example.org', message: 'The same' },
        { 'x-forwarded-for': '10.6.0.1', 'idempotency-key': 'one and the same' },
      ),
    )
    expect(statusesOf(responses)[201]).toBeGreaterThan(0)
    const rows = await db
      .selectFrom('enquiries')
      .select('id')
      .where('email', '=', 'cy@example.org')
      .execute()
    expect(rows).toHaveLength(1)
  })
})

describe('what one instance writes', () => {
  it('K-04, G-13: shows at the other within a second, two hundred times of two hundred', async () => {
    const blog = await calls[0]!.makeBlog({ ...goodBlog(doctor._id), title: 'Round' })
    const path = `/articles/${blog._id}`
    const late: number[] = []
    for (let round = 0; round < many; round += 1) {
      const [writer, reader] = [round % 2, 1 - (round % 2)]
      await sites[reader]!.fetch(path)
      const title = `Round ${round}<`
      await calls[writer]!.put(`/blogs/${blog._id}`, {
        ...goodBlog(doctor._id),
        title: title.slice(0, -1),
      })
      const saved = Date.now()
      while (!(await (await sites[reader]!.fetch(path)).text()).includes(title)) {
        if (Date.now() - saved > 1000) late.push(round)
        if (late.includes(round)) break
        await wait(5)
      }
    }
    expect(late).toEqual([])
  }, 120_000)

  it('K-04: shows at the other though the notice of it was lost', async () => {
    const listeners = sql`select pid from pg_stat_activity
      where datname = current_database() and application_name = 'academy notices'`
    const listening = async () => (await listeners.execute(db)).rows.length
    await vi.waitFor(async () => expect(await listening()).toBe(2))
    expect(await (await sites[1]!.fetch('/doctors-behind')).text()).not.toContain('Dr. Unheard')
    await sql`select pg_terminate_backend(pid) from (${listeners}) as listener`.execute(db)
    await calls[0]!.makeDoctor({ name: 'Dr. Unheard' })
    await vi.waitFor(
      async () =>
        expect(await (await sites[1]!.fetch('/doctors-behind')).text()).toContain('Dr. Unheard'),
      { timeout: 1000, interval: 20 },
    )
    await vi.waitFor(async () => expect(await listening()).toBe(2), 5000)
  })

  it('S-12: a log-in holds at the other, and so does its end', async () => {
    const [one, two] = sites.map((site) =>
      loginClient(site, mail, { 'x-forwarded-for': '10.7.0.1' }),
    )
    const { otpToken, code } = await one!.send(admins[7]!)
    const verified = await two!.verify(admins[7]!, await code(), otpToken)
    const { authToken } = (await verified.json()) as { authToken: string }
    expect((await one!.session(authToken)).status).toBe(200)
    expect((await two!.logOut(authToken)).status).toBe(204)
    expect((await one!.session(authToken)).status).toBe(401)
  })
})

/** Every mail that was stored is out. */
async function outboxEmpty(): Promise<void> {
  await vi.waitFor(
    async () => expect(await db.selectFrom('mail_outbox').select('id').execute()).toEqual([]),
    { timeout: 20_000, interval: 50 },
  )
}
