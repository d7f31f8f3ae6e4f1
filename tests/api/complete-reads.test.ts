// Whoever sees a patient's words is named in the audit log, whichever call shows them.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { realRoutes, withApiRoutes } from '../support/requests/api-routes.ts'
import { minute, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { siteDatabase } from '../support/stores/site-database.ts'

const ada = 'ada@example.org'
const words = 'canary-of-a-patient'
const storage = siteDatabase()
const time = movableClock()
let site: TestSite
let paths: { method: string; path: string }[]
let enquiry: string

beforeAll(async () => {
  const settings = { adminEmails: [ada], sampleContent: false, mailToConsole: false }
  const parts = { open: storage.open, clock: time.clock }
  const started = await withApiRoutes(() => startTestSite(settings, parts))
  site = started.site
  const sent = { name: words, email: 'zoe@example.com', message: words }
  await site.postJson('/api/user/v1/contact/send-message', sent)
  const { id } = await storage.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
  enquiry = id
  paths = realRoutes(started.routes)
    .filter(({ open, url, method }) => !open && url.startsWith('/api/admin/') && method !== 'HEAD')
    .map(({ method, url }) => ({
      method,
      path: url.replace('/api/admin/v1', '').replaceAll(/:\w+/g, enquiry),
    }))
})
afterAll(() => site.stop())

/** What a call that changes something is sent, so that it changes nothing, or what it says it does. */
const bodies: Record<string, unknown> = {
  'PUT /enquiries/ID': {},
  'POST /enquiries': { name: 'Bo', telephone: '555-0101', message: 'Hi', channel: 'telephone' },
  'POST /enquiries/bulk': { ids: ['ID'], action: 'open' },
  'POST /enquiries/undo': { undo: 'none' },
  'POST /enquiries/ID/replies': { text: 'Hello', lastMessageId: null },
  'POST /enquiries/ID/replies/ID/retry': {},
  'POST /enquiries/ID/notes': { text: 'Called.' },
  'PUT /enquiries/ID/draft': { text: 'Dear' },
}

it('a row of the audit log names who saw the words, for every call that shows them', async () => {
  const calls = adminCalls(site, await adminToken(site.dataDir, ada, time.clock))
  const named: string[] = []
  const unnamed: string[] = []
  const unknown: string[] = []
  for (const { method, path } of paths) {
    const name = `${method} ${path.replaceAll(enquiry, 'ID')}`
    const body = bodies[name]
    if (method !== 'GET' && method !== 'DELETE' && body === undefined) {
      if (path.startsWith('/enquiries')) unknown.push(name)
      continue
    }
    if (method === 'DELETE') continue
    // Neither the minute of a list nor the hour of an enquiry is over for the next call otherwise.
    time.move(minute + 1000)
    for (const table of ['audit_log', 'enquiry_reads'] as const) {
      await storage.db.deleteFrom(table).execute()
    }
    const sent = body && JSON.stringify(body).replaceAll('ID', enquiry)
    const response =
      method === 'GET'
        ? await calls.get(`${path}?email=zoe@example.com&folder=all`)
        : await (method === 'PUT' ? calls.put(path, sent) : calls.post(path, sent))
    if (!(await response.text()).includes(words)) continue
    const rows = await storage.db
      .selectFrom('audit_log')
      .select('action')
      .where('person_email', '=', ada)
      .where('kind', '=', 'enquiry')
      .execute()
    ;(rows.length > 0 ? named : unnamed).push(name)
  }
  expect({ unnamed, unknown }).toEqual({ unnamed: [], unknown: [] })
  expect(named).toEqual(
    expect.arrayContaining(['GET /enquiries', 'GET /enquiries/ID', 'GET /persons']),
  )
})
