import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { limits } from '../../shared/limits.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { day } from '../support/site/movable-clock.ts'
import { runCommandHere } from '../support/site/run-command-here.ts'
import { runCommand } from '../support/site/site-process.ts'
import { startTestSite } from '../support/site/test-site.ts'

let dataDir: string
const settings = () => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  SAMPLE_CONTENT: 'false',
  ADMIN_EMAILS: 'first@example.org',
  SMTP_URL: 'smtp://127.0.0.1:1',
})
/** The same settings, for a site in this process. */
const started = () => ({
  dataDir,
  sampleContent: false,
  adminEmails: ['first@example.org'],
  smtpUrl: 'smtp://127.0.0.1:1',
  mailToConsole: false,
})
const command = (...args: string[]) => runCommandHere(args, settings())

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-commands-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('adds, lists and removes admins', async () => {
  const nowhere = await command('admin', 'list')
  expect([nowhere.code, nowhere.error]).toEqual([1, `DATA_DIR: there is no site in ${dataDir}\n`])
  const added = await command('admin', 'add', 'Second@Example.org')
  const isNew = `A new site was created in ${dataDir}.`
  expect([added.code, added.out]).toEqual([0, `Second@Example.org may log in. ${isNew}\n`])
  const again = await command('admin', 'add', 'Second@Example.org')
  expect(again).toEqual({ code: 0, out: 'Second@Example.org may log in.\n', error: '' })
  const listed = await command('admin', 'list')
  expect(listed.out).toBe('first@example.org\nsecond@example.org\n')
  expect(await command('purge', 'Second@example.org')).toEqual({
    code: 1,
    out: '',
    error: 'Second@example.org: Remove this person from the people first.\n',
  })
  expect((await command('admin', 'remove', 'second@example.org')).code).toBe(0)
  expect((await command('admin', 'list')).out).toBe('first@example.org\n')

  const gone = await command('admin', 'remove', 'second@example.org')
  expect([gone.code, gone.error]).toEqual([1, 'second@example.org was not allowed to log in.\n'])
  const fromSettings = await command('admin', 'remove', 'first@example.org')
  expect([fromSettings.code, fromSettings.error]).toEqual([
    1,
    'first@example.org was logged out, but may log in again: ADMIN_EMAILS contains it.\n',
  ])
  const unknown = await command('admin', 'unlock', 'second@example.org')
  expect([unknown.code, unknown.error]).toEqual([
    1,
    'second@example.org was not allowed to log in.\n',
  ])
  const wrong = await command('admin', 'add', 'nobody')
  expect([wrong.code, wrong.error]).toEqual([1, 'nobody: Enter a valid email address.\n'])
  for (const args of [
    [],
    ['add'],
    ['list', 'x'],
    ['promote', 'a@example.org'],
    ['add', 'a', 'b'],
  ]) {
    expect((await command('admin', ...args)).code).toBe(2)
  }
})

it('L-17 unlocks an admin whose codes somebody else used up, on the running site', async () => {
  const site = await startTestSite({ dataDir, adminEmails: ['first@example.org'] })
  const ask = async () => {
    const body = { email: 'first@example.org' }
    return (await site.postJson('/api/admin/v1/auth/send-otp', body)).status
  }
  const { max } = limits.rates.codesPerAddress
  for (let codes = 0; codes < max; codes += 1) expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
  const unlocked = await runCommand(['admin', 'unlock', 'First@Example.org'], {
    ...settings(),
    LOG_LEVEL: 'info',
  })
  expect([unlocked.code, unlocked.out]).toEqual([0, expect.stringContaining('were cleared')])
  expect(unlocked.error).toContain('"event":"admin unlocked"')
  expect(await ask()).toBe(200)
  await site.stop()
})

it('S-03 ends the sessions of an admin who is removed, at once, on the running site', async () => {
  const site = await startTestSite(started())
  await command('admin', 'add', 'second@example.org')
  const token = await adminToken(dataDir, 'second@example.org')
  const { get } = adminCalls(site, token)
  expect((await get('/blogs')).status).toBe(200)
  await command('admin', 'remove', 'second@example.org')
  expect((await get('/blogs')).status).toBe(401)
  await command('admin', 'add', 'second@example.org')
  expect((await get('/blogs')).status).toBe(401)
  await site.stop()
})

it('P-01 P-09 purges old enquiries, and all that one person sent, on the running site', async () => {
  const site = await startTestSite(started())
  const db = await openDatabase({ dataDir })
  const enquiry = (name: string, days: number) => ({
    id: name,
    name,
    email: `${name}@example.org`,
    message: `canary-of-${name}`,
    created_at: new Date(Date.now() - days * day).toISOString(),
  })
  const enquiries = [enquiry('old', 761), enquiry('young', 700), enquiry('ada', 1)]
  await db.insertInto('enquiries').values(enquiries).execute()

  expect(await command('purge')).toEqual({ code: 0, out: '1 enquiries deleted.\n', error: '' })
  const forgotten = await command('purge', 'ADA@example.org')
  expect(forgotten.out).toBe('1 records of ADA@example.org deleted.\n')
  expect(await db.selectFrom('enquiries').select('name').execute()).toEqual([{ name: 'young' }])
  await db.destroy()
  const files = (await readdir(dataDir)).filter((file) => file.startsWith('site.db'))
  const bytes = await Promise.all(files.map((file) => readFile(join(dataDir, file))))
  expect(/canary-of-(?:old|ada)/.test(Buffer.concat(bytes).toString('latin1'))).toBe(false)
  expect((await site.fetch('/readyz')).status).toBe(200)

  expect((await command('purge', 'nobody')).code).toBe(1)
  expect((await command('purge', 'a@example.org', 'b')).code).toBe(2)
  await site.stop()
})

it('purges the mail files of a site without a mail server, of one person and nobody else', async () => {
  const withoutServer = { ...settings(), SMTP_URL: '', CONTACT_NOTICE: 'full' }
  const site = await startTestSite({ ...started(), smtpUrl: undefined, contactNotice: 'full' })
  const outbox = join(dataDir, 'outbox')
  const texts = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
    return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  }
  for (const name of ['ann', 'joann']) {
    const enquiry = { name, email: `${name}@example.org`, message: `canary-of-${name}` }
    await site.postJson('/api/user/v1/contact/send-message', enquiry)
  }
  await expect.poll(texts).toHaveLength(2)
  const purged = await runCommandHere(['purge', 'Ann@example.org'], withoutServer)
  expect(purged.out).toMatch(/^1 records of \S+ deleted\. 1 mails in the outbox folder deleted\.$/m)
  expect(await texts()).toEqual([expect.stringContaining('canary-of-joann')])
  await site.stop()
})
