// The built site with its sample content, enquiries, two drafts, a person of each role and a standing clock.
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp, openDatabase, readSettings } from '../support/site/built-program.ts'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import type { Draft } from '../../shared/draft.ts'
import type { Role } from '../../shared/rights.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { httpSite } from '../support/requests/http-site.ts'
import { startMailServer } from '../support/mail/mail-server.ts'
import { addOlderEnquiries } from './desk-enquiries.ts'
import { now } from './photographer.ts'

const clock = () => now
const admin = 'admin@example.org'

export async function startPhotographedSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-screenshots-'))
  const mail = await startMailServer()
  const variables = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' }
  const settings = readSettings({ ...variables, SMTP_URL: mail.url, ADMIN_EMAILS: admin })
  const app = await createApp(settings, { clock })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  await addEnquiries(url)
  const token = await adminToken(dataDir, admin, clock)
  await addDrafts(url, token)
  const colleagues = await addColleagues(url, token)
  const tokens = { owner: token } as Record<Role, string>
  await addToDesk(dataDir, colleagues.find(({ role }) => role === 'doctor')!.email)
  for (const { email, role } of colleagues) tokens[role] = await adminToken(dataDir, email, clock)
  return {
    url,
    /** Of a session of each role. */
    tokens,
    async stop() {
      await app.close()
      await mail.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function addToDesk(dataDir: string, doctorEmail: string): Promise<void> {
  const db = await openDatabase({ dataDir })
  await addOlderEnquiries(db, doctorEmail)
  const day = now.toISOString().slice(0, 10)
  const texts = ['jaw pain', 'night guard cost', 'chompers hurt', 'sleep apnea']
  await db
    .insertInto('search_terms')
    .values(
      texts.map((text, number) => ({
        ...{ day, term_hash: text, text, found: number === 2 ? 0 : 12 - number },
        searches: 400 - 90 * number,
      })),
    )
    .execute()
  await db.destroy()
}

/** One of each role below owners, and one more who is invited only. */
async function addColleagues(url: string, token: string) {
  const calls = adminCalls(httpSite(url), token)
  const [doctor] = (await (await calls.get('/authors')).json()) as Doctor[]
  const invite = async (name: string, role: Role) => {
    const email = `${name.split(' ').at(-1)!.toLowerCase()}@example.org`
    const person = { name, email, role, ...(role === 'doctor' && { doctorId: doctor!._id }) }
    const response = await calls.post('/people', person)
    if (!response.ok) throw new Error(`people: ${response.status} ${await response.text()}`)
    return { email, role }
  }
  await invite('Ines Carvalho', 'editor')
  return [
    await invite('Ruth Adeyemi', 'editor'),
    await invite(doctor!.name, 'doctor'),
    await invite('Dr. Tomas Lind', 'reviewer'),
    await invite('Mina Park', 'front-desk'),
  ]
}

/** One that is scheduled and one in the trash. */
async function addDrafts(url: string, token: string): Promise<void> {
  const calls = adminCalls(httpSite(url), token)
  const drafts = draftCalls(calls)
  const [blog] = (await (await calls.get('/blogs?limit=1')).json()) as Blog[]
  const copy = (await (await drafts.post(`blog.${blog!._id}`, 'duplicate')).json()) as Draft
  const { version } = await drafts.save(copy.key, { title: 'When to see a dentist' }, copy.version)
  const response = await drafts.schedule(copy.key, '2026-01-24T10:00:00-05:00', version)
  if (!response.ok) throw new Error(`schedule: ${response.status} ${await response.text()}`)
  const key = newKey()
  await drafts.save(key, { title: 'Old notes on mouthguards', tags: ['Jaw'] })
  await drafts.remove(key)
}

async function addEnquiries(siteUrl: string): Promise<void> {
  const senders = ['Noor Haddad', 'Kofi Mensah', 'Lena Vogel']
  for (const [index, name] of senders.entries()) {
    const response = await fetch(`${siteUrl}/api/user/v1/contact/send-message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name,
        email: `${name.split(' ')[0]!.toLowerCase()}@example.org`,
        message: 'My jaw clicks when I chew. Should I see a dentist first? '.repeat(1 + index * 4),
      }),
    })
    if (!response.ok) throw new Error(`enquiry: ${response.status} ${await response.text()}`)
  }
}
