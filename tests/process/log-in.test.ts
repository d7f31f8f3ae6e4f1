import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bearer, codeIn, hasCode } from '../support/requests/log-in.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { type SiteProcess, startSiteProcess } from '../support/site/site-process.ts'

const pairs = 100
const admins = Array.from({ length: pairs }, (_, number) => `admin${number}@example.org`)

let dataDir: string
let mail: MailServer
let site: SiteProcess

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-log-in-'))
  mail = await startMailServer()
  site = await start()
})
afterEach(async () => {
  await site.stop()
  await mail.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = () =>
  startSiteProcess({
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    ADMIN_EMAILS: admins.join(','),
    TRUST_PROXY: '1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    SAMPLE_CONTENT: 'false',
  })

let networks = 0

/** One log-in call from a network of its own, with the time that it took. */
async function call(step: 'send-otp' | 'verify-otp', body: object) {
  networks += 1
  const started = performance.now()
  const response = await fetch(`${site.url}/api/admin/v1/auth/${step}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { otpToken?: string; authToken?: string }
  return { ms: performance.now() - started, status: response.status, ...answer }
}

/** How often a time of the first kind is the shorter one: 0.5 where nothing tells them apart. */
function shareOfShorter(first: number[], second: number[]): number {
  const shorter = first.flatMap((one) => second.filter((other) => one < other))
  return shorter.length / (first.length * second.length)
}

describe('G-03: whether an address may log in', () => {
  it('does not show in the time of any response', async () => {
    const times = {
      send: { known: [], unknown: [] },
      verify: { known: [], unknown: [] },
    } as Record<'send' | 'verify', Record<'known' | 'unknown', number[]>>
    for (let warmUp = 0; warmUp < 50; warmUp += 1) {
      await call('send-otp', { email: `first${warmUp}@example.org` })
    }
    for (const [number, admin] of admins.entries()) {
      const kinds = number % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of kinds) {
        const email = kind === 'known' ? admin : `stranger${number}@example.org`
        const sent = await call('send-otp', { email })
        const { otpToken } = sent
        const verified = await call('verify-otp', { email, otp: 'no code', otpToken })
        const guessed = await call('verify-otp', { email, otp: '000000', otpToken })
        expect([sent.status, verified.status]).toEqual([200, 401])
        times.send[kind].push(sent.ms)
        times.verify[kind].push(guessed.ms)
      }
    }
    // Of 100 pairs, chance alone leaves this range once in 10,000 runs. The drill measures 200 pairs against tighter bounds.
    for (const { known, unknown } of Object.values(times)) {
      expect(shareOfShorter(known, unknown)).toBeGreaterThan(0.33)
      expect(shareOfShorter(known, unknown)).toBeLessThan(0.67)
    }
  })
})

describe('a process that is killed', () => {
  it('leaves sessions as they were, open or ended', async () => {
    const [email = ''] = admins
    const tokens: string[] = []
    for (let count = 1; count <= 2; count += 1) {
      const { otpToken } = await call('send-otp', { email })
      const otp = codeIn(await mail.mailTo(email, count, hasCode))
      tokens.push((await call('verify-otp', { email, otp, otpToken })).authToken!)
    }
    const [kept = '', ended = ''] = tokens
    const path = '/api/admin/v1/auth'
    await fetch(`${site.url}${path}/logout`, { method: 'POST', headers: bearer(ended) })
    await site.stop('SIGKILL')
    site = await start()
    const statusOf = async (token: string) =>
      (await fetch(`${site.url}${path}/session`, { headers: bearer(token) })).status
    expect([await statusOf(kept), await statusOf(ended)]).toEqual([200, 401])
  })
})

describe('a process that gets a signal to stop', () => {
  it('still sends the code that it has promised', async () => {
    const [email = ''] = admins
    await call('send-otp', { email })
    await site.stop()
    expect(codeIn(mail.to(email)[0]!)).toMatch(/^\d{6}$/)
  })
})
