import { hostname, userInfo } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../../server/core/paths.ts'
import { breakTables } from '../support/stores/break-tables.ts'
import { bearer, loginClient } from '../support/requests/log-in.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { publicPaths } from '../support/requests/public-paths.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const contact = '/api/user/v1/contact/send-message'
const subscribe = '/api/user/v1/newsletter/subscribe'
const admin = 'admin@example.org'
const office = 'office@example.org'
const ana = { name: 'Ana Canary', email: 'ana@example.org', message: 'My jaw hurts at night.' }
const bo = { name: 'Bo Canary', email: 'bo@example.org', message: 'Do you treat snoring?' }

let mail: MailServer
let site: TestSite
let token: string

beforeAll(async () => {
  mail = await startMailServer()
  site = await startTestSite({
    smtpUrl: mail.url,
    adminEmails: [admin],
    contactTo: office,
    contactNotice: 'full',
  })
  token = await adminToken(site.dataDir)
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
})

const internals = () => [
  projectRoot,
  site.dataDir,
  'node_modules',
  'node:',
  '.ts:',
  '.js:',
  'SQLITE',
  'sqlite',
  'no such table',
  'lost_blogs',
  'Error:',
  'fastify',
  'kysely',
  'zod',
]

describe('mails', () => {
  it('tell about one person to the one whom it concerns', async () => {
    for (const enquiry of [ana, bo]) {
      expect((await site.postJson(contact, enquiry)).status).toBe(201)
    }
    expect((await site.postJson(subscribe, { email: ana.email })).status).toBe(202)
    await (await loginClient(site, mail).send(admin)).code()
    const first = await mail.mailTo(office, 1)
    const second = await mail.mailTo(office, 2)
    await mail.mailTo(ana.email)

    expect(mail.mails).toHaveLength(4)
    for (const { recipients, raw } of mail.mails) {
      expect(recipients).toHaveLength(1)
      const telling = [...internals(), `${userInfo().username}@`, '127.0.0.1', 'X-Mailer']
      expect(telling.filter((word) => raw.includes(word))).toEqual([])
      // Compares whole words, because a token may contain a short name by chance.
      expect(raw.split(/[^\w.-]+/)).not.toContain(hostname())
    }
    const about = ({ raw }: { raw: string }) =>
      [ana, bo].filter(({ name, email }) => raw.includes(name) || raw.includes(email))
    expect([about(first), about(second)].flat().toSorted(byName)).toEqual([ana, bo])
    for (const other of mail.mails.filter(({ recipients }) => recipients[0] !== office))
      expect(about(other).map(({ email }) => email)).toEqual(
        other.recipients.filter((recipient) => recipient === ana.email),
      )
  })
})

const byName = (one: typeof ana, other: typeof ana) => one.name.localeCompare(other.name)

describe('responses that say that something is wrong', () => {
  const wrong = [
    '/nothing',
    '/articles/nothing',
    '/articles?sort=up',
    '/articles/%E0%A4%A',
    '/images/x',
    '/api/nothing',
    '/api/user/v1/blogs?limit=x',
    '/api/user/v1/blogs/nothing',
    '/api/admin/v1/blogs',
    '/api/admin/v1/contact/all',
    '/newsletter/confirm/x',
  ]

  async function expectNothingTold(response: Response, path: string) {
    const text = await response.text()
    expect(
      [...internals(), ana.email, bo.name, admin].filter((word) => text.includes(word)),
      path,
    ).toEqual([])
    if (!response.headers.get('content-type')?.startsWith('application/json')) return
    expect(Object.keys(JSON.parse(text) as object), path).toEqual(
      expect.arrayContaining(['message']),
    )
    expect(text).not.toContain('stack')
  }

  it.each(wrong)('of the caller: %s', async (path) => {
    const response = await site.fetch(path)
    expect(response.status).toBeGreaterThanOrEqual(400)
    await expectNothingTold(response, path)
  })

  it('of the server: on every page and in every response of the API', async () => {
    await breakTables(site.dataDir)
    const paths = [
      ...publicPaths.map((path) => `${path}${path.includes('?') ? '&' : '?'}new=1`),
      '/api/user/v1/blogs?limit=7',
      '/api/user/v1/authors?x',
      '/api/user/v1/blogs/recent',
      '/rss.xml',
      '/sitemap.xml',
      '/api/user/v1/blogs/search?query=jaw',
    ]
    const statuses: number[] = []
    for (const path of paths) {
      const response = await site.fetch(path)
      statuses.push(response.status)
      await expectNothingTold(response, path)
    }
    expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(5)
    const headers = { ...bearer(token), 'content-type': 'application/json' }
    for (const path of ['/api/admin/v1/blogs', '/api/admin/v1/authors']) {
      const response = await site.fetch(path, { headers })
      expect(response.status).toBe(500)
      expect(await response.json()).toEqual({
        message: 'Something went wrong. Please try again.',
      })
    }
  })
})
