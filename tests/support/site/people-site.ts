// A site with an owner who invites people, and two doctors.
import { afterAll, beforeAll, expect } from 'vitest'
import type { AuditEntry } from '../../../shared/audit.ts'
import type { PersonJson } from '../../../shared/people.ts'
import type { Role } from '../../../shared/rights.ts'
import { adminCalls } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export const ownerEmail = 'admin@example.org'
export const json = async <Body>(response: Promise<Response>) =>
  (await (await response).json()) as Body

export function usePeopleSite() {
  const storage = siteDatabase()
  const time = movableClock()

  let site: TestSite
  let owner: ReturnType<typeof adminCalls>
  let ada: string
  let ben: string

  beforeAll(async () => {
    site = await startTestSite(
      { sampleContent: false, adminEmails: [ownerEmail] },
      { open: storage.open, clock: time.clock },
    )
    owner = await callsOf(ownerEmail)
    ada = (await owner.makeDoctor({ name: 'Dr. Ada' }))._id
    ben = (await owner.makeDoctor({ name: 'Dr. Ben' }))._id
  })
  afterAll(() => site.stop())

  async function callsOf(email: string) {
    return adminCalls(site, await adminToken(site.dataDir, email, time.clock))
  }
  const audit = (query = '') => json<AuditEntry[]>(owner.get(`/audit${query}`))

  async function invite(name: string, role: Role, doctorId?: string): Promise<PersonJson> {
    const email = `${name.toLowerCase()}@example.org`
    const response = await owner.post('/people', { name, email, role, doctorId })
    expect(response.status).toBe(201)
    return (await response.json()) as PersonJson
  }

  return {
    storage,
    time,
    callsOf,
    audit,
    invite,
    get site() {
      return site
    },
    get owner() {
      return owner
    },
    set owner(value: ReturnType<typeof adminCalls>) {
      owner = value
    },
    get ada() {
      return ada
    },
    get ben() {
      return ben
    },
  }
}
