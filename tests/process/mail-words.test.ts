// What of a mail gets to where the operator reads: into the log, which is kept, copied and sent elsewhere.
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SiteProcess, startSiteProcess } from '../support/site/site-process.ts'

const words = ['canary-name', 'canary-patient@example.org', 'canary-message', 'admin@example.org']

let dataDir: string
let site: SiteProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-words-'))
})
afterEach(async () => {
  await site?.stop()
  site = undefined
  await rm(dataDir, { recursive: true })
})

/** The site after it has written an enquiry's mail and a code's, both as files. */
async function written(env: Record<string, string>) {
  site = await startSiteProcess({
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    SAMPLE_CONTENT: 'false',
    CONTACT_NOTICE: 'full',
    ...env,
  })
  const [name, email, message] = words
  const post = (path: string, body: object) =>
    fetch(`${site!.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await post('user/v1/contact/send-message', { name, email, message })).status).toBe(201)
  expect((await post('admin/v1/auth/send-otp', { email: 'admin@example.org' })).status).toBe(200)
  const outbox = join(dataDir, 'outbox')
  const names = async () =>
    (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith('.eml'))
  await expect.poll(async () => (await names()).length).toBe(2)
  const files = (await names()).map((file) => join(outbox, file))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const code = /^(\d{6})\r?$/m.exec(texts.join('\n'))![1]!
  return { said: () => site!.said(), files, secrets: [...words, code] }
}

/** The first line of the log that has these words, parsed. */
function lineWith(part: string, said: string): unknown {
  return JSON.parse(said.split('\n').find((line) => line.includes(part)) ?? '')
}

const https = { SITE_URL: 'https://www.example.org' }

describe('without a mail server', () => {
  it('a public site says on the console only where a mail was written, and warns at the start', async () => {
    const { said, files, secrets } = await written(https)
    for (const file of files) {
      await expect.poll(said).toContain(`Mail written to ${file}\n`)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
    }
    for (const secret of secrets) expect(said()).not.toContain(secret)
    expect(lineWith('SMTP_URL', said())).toMatchObject({
      level: 40,
      folder: join(dataDir, 'outbox'),
    })
  })

  it.each([
    ['a site for trying out', {}],
    ['a public site that is told to (MAIL_TO_CONSOLE)', { ...https, MAIL_TO_CONSOLE: 'true' }],
  ])('%s prints the texts', async (_name, env: Record<string, string>) => {
    const { said, secrets } = await written(env)
    for (const secret of secrets) await expect.poll(said).toContain(secret)
  })
})

describe('with a mail server that is away', () => {
  it('the start warns of it, with its host and the reason, and without the password', async () => {
    const SMTP_URL = 'smtp://user:hunter2@127.0.0.1:1'
    site = await startSiteProcess({ DATA_DIR: dataDir, SAMPLE_CONTENT: 'false', SMTP_URL })
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    await expect.poll(() => site!.said()).toContain('mail can not be sent')
    const host = '127.0.0.1:1'
    expect(lineWith('mail can not be sent', site.said())).toMatchObject({
      level: 40,
      host,
      problem: 'the connection was refused',
    })
    expect(site.said()).not.toContain('hunter2')
  })
})
