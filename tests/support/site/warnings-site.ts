// A site with an owner and a doctor, and a mail server that may refuse them.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Warning } from '../../../shared/warning.ts'
import { startMailServer, type MailServer } from '../mail/mail-server.ts'
import { adminCalls } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'
import { siteDatabase } from '../stores/site-database.ts'

export const owner = 'owner@example.org'
export const doctor = 'rita@example.org'
export const siteUrl = 'https://www.example.org'

export function useWarningsSite() {
  const storage = siteDatabase()
  const time = movableClock()
  let mail: MailServer
  let refusesLogIn = false
  let site: TestSite
  let calls: ReturnType<typeof adminCalls>

  beforeAll(async () => {
    mail = await startMailServer({
      onLogIn() {
        const sentence = 'Not with “hush”, desk@example.org.'
        if (refusesLogIn) throw Object.assign(new Error(sentence), { responseCode: 535 })
      },
    })
    site = await startTestSite(
      {
        ...{ siteUrl, sampleContent: false, adminEmails: [owner, doctor] },
        smtpUrl: mail.url.replace('smtp://', 'smtp://desk:hush@'),
      },
      { clock: time.clock, open: storage.open },
    )
    calls = await callsOf(owner)
  })
  afterAll(async () => {
    await site.stop()
    await mail.stop()
  })

  const callsOf = async (email: string) =>
    adminCalls(site, await adminToken(site.dataDir, email, time.clock))
  const warnings = async (who = calls) => (await (await who.get('/warnings')).json()) as Warning[]
  const texts = async () => (await warnings()).map(({ text }) => text)
  const ago = (ms: number) => new Date(time.clock().getTime() - ms).toISOString()

  const noteBackups = (backedUpAt: string | null, provenAt: string | null) =>
    writeFile(join(site.dataDir, 'backup-state.json'), JSON.stringify({ backedUpAt, provenAt }))

  return {
    storage,
    time,
    callsOf,
    warnings,
    ago,
    noteBackups,
    texts,
    get refusesLogIn() {
      return refusesLogIn
    },
    set refusesLogIn(value: boolean) {
      refusesLogIn = value
    },
    get site() {
      return site
    },
    get calls() {
      return calls
    },
    set calls(value: ReturnType<typeof adminCalls>) {
      calls = value
    },
  }
}
