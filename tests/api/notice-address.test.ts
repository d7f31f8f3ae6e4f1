import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { AuditEntry } from '../../shared/audit.ts'
import type { NoticeAddress, NoticeCode } from '../../shared/notice-address.ts'
import type { Warning } from '../../shared/warning.ts'
import { adminCalls, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { minute, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const program = 'hello@example.org'
const ourOwn = 'office@ours.example'
const time = movableClock()

let site: TestSite
let mail: MailServer
let owner: ReturnType<typeof adminCalls>
let otherOwner: ReturnType<typeof adminCalls>

beforeAll(async () => {
  mail = await startMailServer()
  const adminEmails = ['admin@example.org', 'other@example.org']
  const settings = { sampleContent: false, smtpUrl: mail.url, adminEmails, trustProxy: 1 }
  site = await startTestSite(settings, { clock: time.clock })
  owner = await callsOf('admin@example.org')
  otherOwner = await callsOf('other@example.org')
  await owner.post('/people', { name: 'Ed', email: 'ed@example.org', role: 'editor' })
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
})
// Codes of one test leave room for those of the next.
beforeEach(() => time.move(16 * minute))

const callsOf = async (email: string) =>
  adminCalls(site, await adminToken(site.dataDir, email, time.clock))
const json = async <Body>(response: Response) => (await response.json()) as Body
const state = async () => json<NoticeAddress>(await owner.get('/notice-address'))
const show = (email: string | null) => owner.put('/words/academy', { values: { email } })
const confirm = (by: typeof owner, body: object) => by.put('/notice-address', body)

/** Has a code mailed to the academy's address, and reads it there. */
async function codeFor(by: typeof owner, address: string) {
  const before = mail.to(address).length
  const response = await by.post('/notice-address/codes', '')
  expect(response.status).toBe(200)
  const { otpToken, ...sent } = await json<NoticeCode>(response)
  expect(sent).toEqual({ address })
  const { text } = await mail.mailTo(address, before + 1)
  const otp = /^\d{6}$/m.exec(text!)![0]
  return { address, otpToken, otp }
}

let callers = 0
/** Sends an enquiry, and returns who got its notice. */
async function noticed(): Promise<string[]> {
  const notices = () => mail.mails.filter(({ subject }) => subject?.includes('enquiry'))
  const before = notices().length
  const enquiry = { name: 'Ana', email: 'ana@example.org', message: `Hello ${(callers += 1)}.` }
  const from = { 'x-forwarded-for': `2001:db8:${callers.toString(16)}::1` }
  const sent = await site.postJson('/api/user/v1/contact/send-message', enquiry, from)
  expect(sent.status).toBe(201)
  await vi.waitFor(() => expect(notices().length).toBe(before + 1), { timeout: 5000 })
  return notices().at(-1)!.recipients
}

it('goes on to the program’s address until an owner confirms the one that pages show', async () => {
  expect(await state()).toEqual({ address: program, unconfirmed: null })
  expect((await show(ourOwn)).status).toBe(200)
  expect(await (await site.fetch('/contact')).text()).toContain(`mailto:${ourOwn}`)
  expect(await noticed()).toEqual([program])
  expect(await state()).toEqual({ address: program, unconfirmed: ourOwn })
  const warnings = await json<Warning[]>(await owner.get('/warnings'))
  expect(warnings).toContainEqual({
    key: 'notice-address',
    text: `Notices still go to ${program}. Confirm ${ourOwn}`,
    count: 1,
    href: '/admin/words/academy',
  })

  const code = await codeFor(owner, ourOwn)
  const theirs = await codeFor(otherOwner, ourOwn)
  for (const otp of ['1', '12345x', code.otp === '000000' ? '111111' : '000000']) {
    const refused = await confirm(owner, { ...code, otp })
    expect(await refusal(refused)).toBe('400 This code is wrong or no longer valid.')
  }
  // A code belongs to who asked for it.
  expect((await confirm(owner, { ...theirs, otpToken: code.otpToken })).status).toBe(400)
  const confirmed = await confirm(owner, code)
  expect(await json(confirmed)).toEqual({ address: ourOwn, unconfirmed: null })
  expect(await noticed()).toEqual([ourOwn])
  // The other owner's code comes too late, and nothing is left to do.
  expect((await confirm(otherOwner, theirs)).status).toBe(200)
  expect((await owner.post('/notice-address/codes', '')).status).toBe(409)

  const acts = await json<AuditEntry[]>(await owner.get('/audit?kind=words&record=academy'))
  expect(acts.map(({ action, by, fields }) => `${by.email} ${action} ${String(fields)}`)).toEqual([
    'admin@example.org changed notice address',
    'other@example.org sent notice code',
    'admin@example.org sent notice code',
    'admin@example.org changed email',
  ])
  expect(JSON.stringify(acts)).not.toContain(code.otp)
})

it('takes no code for an address that is no longer the academy’s, and few guesses', async () => {
  await show('first@ours.example')
  const first = await codeFor(owner, 'first@ours.example')
  await show('second@ours.example')
  expect((await confirm(owner, first)).status).toBe(409)
  const renamed = { ...first, address: 'second@ours.example' }
  expect((await confirm(owner, renamed)).status).toBe(400)

  const second = await codeFor(owner, 'second@ours.example')
  const wrong = String((Number(second.otp) + 1) % 1_000_000).padStart(6, '0')
  const guesses = Array.from({ length: 5 }, () => confirm(owner, { ...second, otp: wrong }))
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(5).fill(400))
  expect((await confirm(owner, second)).status).toBe(400)
  const asked = []
  for (let count = 0; count < 4; count += 1) {
    asked.push((await owner.post('/notice-address/codes', '')).status)
  }
  expect(asked).toEqual([200, 200, 200, 429])
  time.move(16 * minute)
  const late = await codeFor(owner, 'second@ours.example')
  time.move(11 * minute)
  expect((await confirm(owner, late)).status).toBe(400)
  expect(await noticed()).toEqual([ourOwn])
})

it('is an owner’s to decide, and the settings’ where they say so', async () => {
  const editor = await callsOf('ed@example.org')
  for (const refused of [
    editor.get('/notice-address'),
    editor.post('/notice-address/codes', ''),
    editor.put('/words/academy', { values: { email: 'mine@example.org' } }),
  ]) {
    expect((await refused).status).toBe(403)
  }
  const settings = { contactTo: 'desk@example.org', smtpUrl: mail.url }
  const set = await startTestSite({ ...settings, sampleContent: false })
  try {
    const calls = adminCalls(set, await adminToken(set.dataDir))
    await calls.put('/words/academy', { values: { email: ourOwn } })
    expect(await json(await calls.get('/notice-address'))).toEqual({
      address: 'desk@example.org',
      unconfirmed: null,
    })
    expect((await calls.post('/notice-address/codes', '')).status).toBe(409)
  } finally {
    await set.stop()
  }
})
