import { describe, expect, it } from 'vitest'
import type { Meter } from '../../shared/meter.ts'
import { day, hour } from '../support/site/movable-clock.ts'
import { useWarningsSite, owner } from '../support/site/warnings-site.ts'

const at = useWarningsSite()
const { ago, noteBackups, texts } = at

const readMeter = async () => (await (await at.calls.get('/meter')).json()) as Meter

describe('Meter', () => {
  it('judges each reading', async () => {
    await expect.poll(async () => (await readMeter()).mailServer.state).toBe('ok')
    await noteBackups(ago(hour), ago(day))
    const meter = await readMeter()
    for (const reading of Object.values(meter))
      expect(reading).toMatchObject({ judgement: 'Good', hint: null })
    expect(meter).toMatchObject({
      version: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string },
      mails: { waiting: 0, waitingSince: null, givenUp: 0 },
      mailbox: { state: 'none', lookedAt: null },
      backup: { at: ago(hour) },
      proof: { at: ago(day) },
    })
    expect(meter.database.bytes).toBeGreaterThan(100_000)
    expect(meter.space.free).toBeLessThanOrEqual(meter.space.size!)

    await noteBackups(ago(37 * hour), ago(49 * hour))
    expect(await texts()).toEqual([
      'The last backup is older than 36 hours',
      'No backup has been proven for 48 hours',
    ])
    await noteBackups(null, null)
    expect(await texts()).toEqual(['There is no backup'])
    await noteBackups(ago(0), ago(0))
    expect(await texts()).toEqual([])
  })

  it('shows a mail server that refuses the log-in, in its own words without secrets', async () => {
    const askForCode = async () =>
      (await at.site.postJson('/api/admin/v1/auth/send-otp', { email: owner })).status
    const ok = async () =>
      /^academy_mail_ok (.+)$/m.exec(await (await at.site.fetch('/metrics')).text())?.[1]
    expect(await ok()).toBe('1')
    at.refusesLogIn = true
    expect(await askForCode()).toBe(503)
    const { mailServer } = await readMeter()
    expect(mailServer).toMatchObject({
      ...{ state: 'failing', failingSince: ago(0), judgement: 'Look at this' },
      ...{ problem: 'it refused the user name or the password', instances: 1, failing: 1 },
    })
    expect(mailServer.sentence).toMatch(/535 Not with “…”, …$/)
    expect(await ok()).toBe('0')
    expect(await texts()).toEqual([
      `Mail can’t be sent: it refused the user name or the password (${mailServer.sentence})`,
    ])
    at.refusesLogIn = false
    await expect.poll(askForCode, { timeout: 5000 }).toBe(200)
    expect(await texts()).toEqual([])
    expect(await ok()).toBe('1')
  })
})
