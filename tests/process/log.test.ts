import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { loginClient, wrongCode } from '../support/requests/log-in.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { redAboveBlue } from '../support/data/pictures.ts'
import { runCommand, type SiteProcess, startSiteProcess } from '../support/site/site-process.ts'
import type { TestSite } from '../support/site/test-site.ts'

const admin = 'canary-admin@example.org'
const refused = 'canary-refused@example.org'
const network = '203.0.113.77'
const forged = '\r\n{"level":60,"event":"forged"}\n\u001b[31mforged'

type Line = { level: number; time: number; msg: string; event?: string; account?: string }

let dataDir: string
let mail: MailServer
let site: SiteProcess
let secrets: string[]
let lines: string[]
let live: string

const environment = () => ({
  DATA_DIR: dataDir,
  SMTP_URL: mail.url,
  ADMIN_EMAILS: `${admin},${refused}`,
  TRUST_PROXY: '1',
  NODE_ENV: 'production',
  LOG_LEVEL: 'trace',
  SAMPLE_CONTENT: 'false',
})

/** The site as tests know it, every call from the same network and with a telling User-Agent. */
function asTestSite(): TestSite {
  const headers = { 'x-forwarded-for': network, 'user-agent': 'canary-agent' }
  const call: TestSite['fetch'] = (path, init) =>
    fetch(site.url + path, { ...init, headers: { ...headers, ...(init?.headers as object) } })
  return {
    url: site.url,
    dataDir,
    fetch: call,
    stop: () => site.stop(),
    postJson: (path, body, more) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...more },
        body: JSON.stringify(body),
      }),
  }
}

/** Everything that happens on a site in a day. */
async function wholeRun(): Promise<void> {
  const test = asTestSite()
  const client = loginClient(test, mail)
  const { otpToken, code } = await client.send(admin)
  const otp = await code()
  await client.verify(admin, wrongCode(otp), otpToken)
  const { authToken } = (await (await client.verify(admin, otp, otpToken)).json()) as {
    authToken: string
  }
  await client.send(refused)
  const { token } = await client.logIn(admin)
  live = token
  secrets.push(otp, otpToken, authToken, token)

  const calls = adminCalls(test, authToken)
  const pictures = imageCalls(test, authToken)
  const doctor = await calls.makeDoctor({
    name: `Dr. Ada${forged.replace('\u001b', '')}`,
    email: 'canary-doctor@example.org',
  })
  const image_url = await pictures.store({
    bytes: await redAboveBlue(40, 20),
    name: `canary${forged}.png`,
  })
  const good = { ...goodBlog(doctor._id), image_url, call_out: 'canary-call-out' }
  const blog = await calls.makeBlog(good)
  const other = await pictures.store({ bytes: await redAboveBlue(20, 40) })
  await calls.put(`/blogs/${blog._id}`, { ...good, image_url: other })
  const link = await calls.post(`/drafts/blog.${blog._id}/previews`, { note: 'canary-note' })
  const { pathname: preview } = new URL(((await link.json()) as { url: string }).url)
  await test.fetch(preview)
  secrets.push(preview.split('/').at(-1)!)
  const note = 'canary-note'
  await calls.post('/reviews/requests', {
    kind: 'condition',
    id: 'tmd',
    doctor_id: doctor._id,
    note,
  })
  const asked = await mail.mailTo(doctor.email)
  const [, review = '', reviewToken = ''] = /(\/review\/([\w-]{43}))$/m.exec(asked.text ?? '') ?? []
  await test.fetch(review)
  // Short: the mail with the whole link waits in the database, in which it is looked for below.
  secrets.push(reviewToken.slice(0, 20))
  await calls.remove(`/blogs/${blog._id}`)
  await calls.remove(`/authors/${doctor._id}`)

  await visitors(test)
  await calls.get('/contact/all')
  await adminCalls(test, 'canary-token').get('/contact/all')
  await calls.post('/auth/logout', '')
  await failures(test)
}

async function visitors(test: TestSite): Promise<void> {
  const enquiry = {
    name: `canary-name ${forged.replace('\u001b', '')}`,
    email: 'canary-patient@example.org',
    message: 'canary-message',
  }
  const contact = '/api/user/v1/contact/send-message'
  const key = { 'idempotency-key': 'canary-key' }
  for (let ordinal = 0; ordinal < 6; ordinal += 1) await test.postJson(contact, enquiry)
  await test.postJson(contact, { ...enquiry, email: 'canary-wrong' }, key)
  await test.fetch('/contact', { method: 'POST', body: new URLSearchParams(enquiry) })
  await test.postJson('/api/user/v1/newsletter/subscribe', { email: refused })
  await test.fetch(`/articles/${encodeURIComponent(`canary-path${forged}`)}?query=canary-query`)
  await test.fetch(`/articles?query=${encodeURIComponent(`canary${forged}`)}`)
  await raw(`GET /canary\u001b[31m HTTP/1.1\r\nhost: x\r\nuser-agent: canary\u001b[31m\r\n\r\n`)
  await raw(`GET /canary HTTP/1.1\r\nhost: x\r\nuser-agent: a\rcanary\r\nx: {"level":60}\r\n\r\n`)
  await raw('canary\r\n\r\n')
}

/** What the site can do nothing about: its database lacks a table. */
async function failures(test: TestSite): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 })
  database.exec('alter table newsletter_subscriptions rename to elsewhere')
  const email = 'canary-reader@example.org'
  const response = await test.postJson('/api/user/v1/newsletter/subscribe', { email })
  expect(response.status).toBe(500)
  await test.fetch('/newsletter', { method: 'POST', body: new URLSearchParams({ email }) })
  database.exec('alter table elsewhere rename to newsletter_subscriptions')
  database.close()
}

async function raw(request: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.end(request)
  return text(socket)
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-log-'))
  secrets = ['canary', network, '203.0.113', 'example.org', 'forged"}\n']
  mail = await startMailServer({
    onRecipient(address) {
      const said = `no such person: <${address}>`
      if (address === refused) throw Object.assign(new Error(said), { responseCode: 550 })
    },
  })
  site = await startSiteProcess(environment())
  await wholeRun()
  await vi.waitUntil(() => site.said().includes('mail not sent yet'), { timeout: 60_000 })
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
  await rm(dataDir, { recursive: true, force: true })
})

describe('the log of a whole run', () => {
  const read = () => {
    lines = site
      .said()
      .split('\n')
      .filter((line) => line && !line.startsWith('listening at '))
    return lines.map((line) => JSON.parse(line) as Line)
  }

  it('P-03: is one line of JSON for each event, whatever callers wrote', () => {
    const events = read()
    expect(events.length).toBeGreaterThan(20)
    for (const { level, time, msg } of events) {
      expect([10, 20, 30, 40, 50]).toContain(level)
      expect(Math.abs(Date.now() - time)).toBeLessThan(120_000)
      expect(typeof msg).toBe('string')
    }
    expect(events.map(({ event }) => event)).not.toContain('forged')
    // oxlint-disable-next-line no-control-regex -- these are what must not be there
    expect(lines.filter((line) => /[\u0000-\u001F\u007F]/.test(line))).toEqual([])
  })

  it('P-02, G-19: names nobody, and has no code, token or word of anybody in it', () => {
    read()
    for (const secret of secrets) {
      expect(lines.filter((line) => line.includes(secret))).toEqual([])
    }
  })

  it('P-04: has all security events, in their order', () => {
    const events = read().filter(({ msg }) => msg === 'security')
    const told = events.map(({ event, ...about }) => {
      const { kind, id, route } = about as { kind?: string; id?: string; route?: string }
      return [event, kind, id?.replace(/^[0-9a-f]{32}-/, ''), route].filter(Boolean).join(' ')
    })
    const blog = 'article jaw-pain-in-the-morning'
    const doctor = 'doctor dr-ada-level-60-event-forged-31mforged'
    expect(told).toEqual([
      'code asked for',
      'log-in refused',
      'logged in',
      'code asked for',
      'code asked for',
      'logged in',
      `record created ${doctor}`,
      'image stored 40x20',
      `record created ${blog}`,
      'image stored 20x40',
      `record changed ${blog}`,
      'image removed 40x20',
      'review asked for condition tmd',
      'image removed 20x40',
      `record deleted ${blog}`,
      `record deleted ${doctor}`,
      'limit reached /api/user/v1/contact/send-message',
      'limit reached /*',
      'access refused /api/admin/v1/contact/all',
      'logged out',
    ])
    const accounts = new Set(events.flatMap(({ account }) => account ?? []))
    expect(accounts.size).toBe(2)
    for (const account of accounts) expect(account).toMatch(/^[\w-]{12}$/)
    const sources = events.map((line) => (line as { source?: string }).source)
    expect(new Set(sources).size).toBe(1)
    expect(sources[0]).toMatch(/^[\w-]{12}$/)
  })

  it('P-04: has the operator’s changes, on standard error', async () => {
    for (const action of ['add', 'remove']) {
      const { error } = await runCommand(['admin', action, 'canary-new@example.org'], environment())
      const { event, account, msg } = JSON.parse(error) as Line
      expect([event, msg]).toEqual([`admin ${action === 'add' ? 'added' : 'removed'}`, 'security'])
      expect(account).toMatch(/^[\w-]{12}$/)
    }
  })
})

it('S-02, G-19: a live token is nowhere in the database, its log, other files or a backup', async () => {
  const response = await loginClient(asTestSite(), mail).session(live)
  expect(response.status).toBe(200)
  const backup = join(dataDir, 'backup.tar')
  expect((await runCommand(['backup', backup], environment())).code).toBe(0)
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const names = files.filter((file) => file.isFile())
  expect(names.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['site.db', 'site.db-wal', 'secret', 'backup.tar']),
  )
  for (const { parentPath, name } of names) {
    const bytes = await readFile(join(parentPath, name))
    for (const secret of secrets.filter((each) => each.length > 20)) {
      expect(bytes.includes(secret), name).toBe(false)
    }
  }
  expect(site.said().includes(live)).toBe(false)
})
