import { createHash } from 'node:crypto'
import { Agent } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { hugePng } from '../support/data/pictures.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import {
  type DescribedCall,
  describedCalls,
  type Description,
  rightValues,
} from './described-calls.ts'
import { fuzz, fuzzOptions, fuzzTimeout, tell } from './fuzz-run.ts'
import { type FuzzedRequest, mutatedRequest } from './mutated-request.ts'
import { type FuzzedResponse, sendFuzzed } from './send-fuzzed.ts'

const storage = siteDatabase()
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const atOnce = 8

let site: TestSite
let mail: MailServer
let token: string
let calls: DescribedCall[]
let ids: string[]

beforeAll(async () => {
  mail = await startMailServer()
  site = await startTestSite(
    {
      sampleContent: false,
      trustProxy: 1,
      smtpUrl: mail.url,
      adminEmails: ['admin@example.org'],
    },
    { open: storage.open },
  )
  token = await adminToken(site.dataDir)
  const admin = adminCalls(site, token)
  const image_url = await imageCalls(site, token).store({ bytes: hugePng(40, 24) })
  const doctor = await admin.makeDoctor({ name: 'Dr. Ada Marsh' })
  const references = [{ authors: 'Busse JW', title: 'Chronic pain', doi: '10.1136/bmj.1' }]
  const blog = await admin.makeBlog({ ...goodBlog(doctor._id), image_url, references })
  const description = (await (await site.fetch('/api/openapi.json')).json()) as Description
  calls = describedCalls(description, rightValues(blog))
  ids = [blog._id, doctor._id, 'nobody']
}, fuzzTimeout('api'))
afterAll(async () => {
  agent.destroy()
  await site.stop()
  await mail.stop()
})

/** Tells one state of what people stored from another. */
async function stored(): Promise<string> {
  const tables = [
    ...(['blogs', 'blog_tags', 'blog_solutions', 'blog_facets', 'doctors', 'enquiries'] as const),
    ...(['images', 'newsletter_subscriptions', 'admins'] as const),
  ]
  const hash = createHash('sha256')
  for (const table of tables) {
    hash.update(JSON.stringify(await storage.db.selectFrom(table).selectAll().execute()))
  }
  return hash.digest('hex')
}

const changes = ({ method }: FuzzedRequest, { status }: FuzzedResponse) =>
  method !== 'GET' && status < 400

it('knows every call of the API', () => {
  expect(calls.length).toBeGreaterThan(25)
  expect(calls.filter(({ contentType }) => contentType).length).toBeGreaterThan(8)
})

it(
  'V-28, G-07: no generated request breaks the server, and what is refused changes nothing',
  fuzzOptions('api'),
  async () => {
    const statuses: Record<number, number> = {}
    let slowest = 0
    let slow = 0
    const requests = mutatedRequest(calls, ids, {
      good: 'GOOD',
      wrong: 'x'.repeat(43),
    })
    const withToken = (sent: FuzzedRequest): FuzzedRequest => {
      const { authorization } = sent.headers
      if (authorization !== 'Bearer GOOD') return sent
      return { ...sent, headers: { ...sent.headers, authorization: `Bearer ${token}` } }
    }
    await fuzz(
      'api',
      fc.array(requests, { minLength: atOnce, maxLength: atOnce }),
      async (batch) => {
        const before = await stored()
        const responses = await Promise.all(
          batch.map((each) => sendFuzzed(site, withToken(each), agent)),
        )
        for (const [at, { status, ms, text }] of responses.entries()) {
          const sent = batch[at]!
          const name = `${sent.method} ${sent.path} ${sent.body?.slice(0, 300)}`
          statuses[status] = (statuses[status] ?? 0) + 1
          expect(status, `${name}: ${text}`).toBeLessThan(500)
          expect(text.slice(0, 20_000), name).not.toMatch(
            /node_modules|SQLITE|at .*\.ts:\d+|select .* from/i,
          )
          // A form of a page, sent without scripts, gets a page.
          const wantsPage =
            !sent.path.startsWith('/api') && /text\/html/.test(sent.headers['accept'] ?? '')
          if (status >= 400 && text && !wantsPage)
            expect(JSON.parse(text), name).toHaveProperty('message')
          slowest = Math.max(slowest, ms)
          if (ms > 1000) slow += 1
        }
        const refused = batch.every((sent, at) => !changes(sent, responses[at]!))
        if (refused) expect(await stored()).toBe(before)
        // Among what is tried is logging out.
        if (responses.some(({ status }) => status === 204)) token = await adminToken(site.dataDir)
        expect((await site.fetch('/api/user/v1/blogs?limit=1')).status).toBe(200)
      },
    )
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
    const total = Object.values(statuses).reduce((sum, count) => sum + count, 0)
    tell(
      `G-07: ${total} requests, ${JSON.stringify(statuses)}, ${slow} over 1 s, slowest ${Math.round(slowest)} ms`,
    )
    expect(total).toBeGreaterThan(100)
  },
)
