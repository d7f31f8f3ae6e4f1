import { afterAll, beforeAll } from 'vitest'
import type { Doctor } from '../../../shared/doctor.ts'
import type { Database } from '../../../server/database/database.ts'
import { openPostgres } from './built-program.ts'
import { adminCalls } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { patient } from '../requests/at-once.ts'
import { freshStore } from '../stores/fresh-database.ts'
import type { HttpSite } from '../requests/http-site.ts'
import { startInstances } from './instances.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'

export const siteUrl = 'http://localhost:3000'
export const admins = Array.from({ length: 80 }, (_, number) => `admin${number}@example.org`)

type TwoInstances = {
  sites: HttpSite[]
  /** The admin's calls to each instance. */
  calls: ReturnType<typeof adminCalls>[]
  doctor: Doctor
  mail: MailServer
  db: Database
}

/** For all tests of a file, two instances that share a database and a mail server, and one doctor. */
export function useTwoInstances(): TwoInstances {
  const current = {} as TwoInstances
  const parts: (() => Promise<void>)[] = []
  beforeAll(async () => {
    const store = await freshStore()
    parts.unshift(() => store.remove())
    const db = openPostgres(store.databaseUrl!)
    parts.unshift(() => db.destroy())
    const mail = await startMailServer()
    parts.unshift(() => mail.stop())
    const instances = await startInstances(2, store.databaseUrl!, {
      SITE_URL: siteUrl,
      SMTP_URL: mail.url,
      ADMIN_EMAILS: ['admin@example.org', ...admins].join(','),
    })
    parts.unshift(() => instances.stop())
    const token = await adminToken(store.dataDir)
    const sites = instances.first.map(patient)
    const calls = sites.map((site) => adminCalls(site, token))
    const doctor = await calls[0]!.makeDoctor({ name: 'Dr. Ada' })
    Object.assign(current, { sites, calls, doctor, mail, db })
  })
  // Stops whatever was started.
  afterAll(async () => {
    for (const stop of parts) await stop()
  })
  return current
}
