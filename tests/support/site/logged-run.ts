// A whole run of a site: what visitors do, what fails, and what the log has of it.
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { imageCalls } from '../requests/image-calls.ts'
import { loginClient, wrongCode } from '../requests/log-in.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { redAboveBlue } from '../data/pictures.ts'
import { type SiteProcess, startSiteProcess } from './site-process.ts'
import type { TestSite } from './test-site.ts'

const admin = 'canary-admin@example.org'
const refused = 'canary-refused@example.org'
const network = '203.0.113.77'
const forged = '\r\n{"level":60,"event":"forged"}\n\u001b[31mforged'

export function useLoggedRun() {
  let dataDir: string
  let mail: MailServer
  let site: SiteProcess
  let secrets: string[]
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
    const [, review = '', reviewToken = ''] =
      /(\/review\/([\w-]{43}))$/m.exec(asked.text ?? '') ?? []
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

  return {
    environment,
    asTestSite,
    get dataDir() {
      return dataDir
    },
    get mail() {
      return mail
    },
    get site() {
      return site
    },
    get secrets() {
      return secrets
    },
    get live() {
      return live
    },
  }
}
