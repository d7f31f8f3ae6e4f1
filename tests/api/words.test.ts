import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WordPage, WordPageItem } from '../../shared/words.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { openDatabase, openPostgres } from '../support/site/built-program.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { storedAt } from '../support/stores/stored-at.ts'
import { onSqlite } from '../support/stores/on-sqlite.ts'

const rita = 'rita@example.org'
let site: TestSite
let admin: ReturnType<typeof adminCalls>

beforeAll(async () => {
  site = await startTestSite({ adminEmails: ['admin@example.org', rita] })
  admin = adminCalls(site, await adminToken(site.dataDir))
})
afterAll(() => site.stop())

const json = async <Body>(response: Response) => (await response.json()) as Body
const read = async (key: string) => json<WordPage>(await admin.get(`/words/${key}`))
const text = async (path: string) => (await site.fetch(path)).text()

it('a changed telephone number is everywhere with the next response, and null returns to the program', async () => {
  const before = await read('academy')
  const pages = ['/contact', '/legal', '/privacypolicy', '/accessibility', '/articles?query=call']
  for (const page of pages) await text(page)
  const saved = await admin.put('/words/academy', {
    values: { telephone: '(212) 555-0199' },
    updatedAt: before.updatedAt,
  })
  expect(saved.status).toBe(200)
  expect(await text('/contact')).toContain('<a href="tel:+12125550199">(212) 555-0199</a>')
  for (const page of pages.slice(1, 4)) expect(await text(page), page).toContain('(212) 555-0199')
  for (const page of pages) expect(await text(page), page).not.toContain('555-0142')
  const list = await json<WordPageItem[]>(await admin.get('/words'))
  expect(list.find(({ key }) => key === 'academy')).toMatchObject({ changed: 1 })

  const stale = { values: { telephone: '1' }, updatedAt: before.updatedAt }
  expect((await admin.put('/words/academy', stale)).status).toBe(409)
  const back = await admin.put('/words/academy', { values: { telephone: null } })
  expect(await json<WordPage>(back)).toMatchObject({ fields: before.fields })
  expect(await text('/contact')).toContain('555-0142')
})

const put = (key: string, values: object, more: object = {}) =>
  admin.put(`/words/${key}`, { values, ...more })

const correction = (more: object) => ({
  ...{ on: '2026-11-23', title: 'Title', page: 'Page', was: 'Was', now: 'Now', found: 'Found' },
  ...more,
})

onSqlite.it('refuses what breaks a rule, with the field and the sentence', async () => {
  const { fields } = await read('condition.jaw')
  const treatments = fields.find(({ name }) => name === 'treatments')!.value as string[]
  const hard =
    'Temporomandibular arthrocentesis necessitates comprehensive multidisciplinary evaluation, notwithstanding considerable methodological heterogeneity characterizing contemporary observational investigations.'
  const sign = 'Trouble breathing, or a swollen tongue'
  const refusals: [key: string, values: object, message: string | RegExp][] = [
    ['academy', { telephone: 'by pigeon' }, 'Telephone: enter a telephone number.'],
    ['academy', { email: 'nobody' }, 'Email: enter an email address.'],
    ['academy', { website: 'javascript:alert(1)' }, /could run/],
    ['academy', { name: ' ' }, 'Name is required.'],
    ['academy', { name: '\u200B\u2060' }, 'Name is required.'],
    ['academy', { telephone: '617 555-0142 / 617 555-0143' }, /enter a telephone number/],
    ['academy', { nothing: 'x' }, 'This field is not known.'],
    // A search that begins anew at each sign would take an hour.
    ['academy', { name: '<'.repeat(500_000) }, /^Name is too long/],
    ['review', { html: '<p>See <a href="ftp://example.org">this</a>.</p>' }, /http, https, mailto/],
    ['review', { html: '<p onclick="x()">See.</p>' }, /could run this: “<p onclick/],
    [
      'condition.jaw',
      { causes: `Causes. ${sign.toUpperCase()}!` },
      `Say this with a danger sign: “${sign}”.`,
    ],
    [
      'condition.jaw',
      { causes: 'An injury. [99]' },
      'Causes: reference [99] is cited but not in the list.',
    ],
    ['condition.jaw', { causes: 'It will cure you.' }, /promise no cure/],
    ['home', { lead: 'We can’t tell. We guarantee it.' }, /promise no cure/],
    [
      'condition.jaw',
      { causes: hard },
      /^This is hard to read: grade \d+, limit 9\. Hardest: “Temporo/,
    ],
    [
      'night.pain',
      { tonight: ['Rest now. '.repeat(14)] },
      /^The page has \d+ words .* Limit is 102\.$/,
    ],
    ['corrections', { list: [correction({ on: 'now' })] }, /enter a valid date/],
    ['corrections', { list: [correction({ address: '//example.org' })] }, /begins with \//],
    ['condition.jaw', { treatments: 'text' }, 'Treatments must be a list of texts.'],
    ['condition.jaw', { types: [{ type: 'One', other: 'x' }] }, /not known/],
  ]
  for (const [key, values, message] of refusals) {
    const response = await put(key, values)
    const body = await json<{ message: string; field: string }>(response)
    expect([response.status, body.field], JSON.stringify(body)).toEqual([
      400,
      Object.keys(values)[0],
    ])
    expect(body.message).toMatch(message)
  }
  expect((await put('nothing', {})).status).toBe(404)
  const denial = { causes: 'Nobody can guarantee an easy night.' }
  expect((await put('condition.gum', denial)).status).toBe(200)
  expect((await put('condition.gum', { causes: null })).status).toBe(200)
  expect((await put('condition.jaw', { causes: hard }, { hard: true })).status).toBe(200)
  expect(await text('/solution/jaw')).toContain('arthrocentesis')
  expect((await put('condition.jaw', { treatments: treatments.slice(1) })).status).toBe(200)
  expect((await put('condition.jaw', { causes: null, treatments: null })).status).toBe(200)
})

it('has drafts, versions and previews, and a schedule, as articles have', async () => {
  const tab = 'tab-of-words'
  const save = (fields: object, base: number) =>
    admin.put('/drafts/words.home', { kind: 'words', base, fields, tab })
  const first = await save({ lead: 'A new lead.' }, 0)
  expect(first.status).toBe(201)
  expect(await json(first)).toMatchObject({ key: 'words.home', version: 1, state: 'changed' })
  // A name that changes meanwhile is in the fields that nobody changed.
  await put('academy', { product: 'Calm Jaws' })
  const draft = await json<{ fields: Record<string, unknown> }>(
    await admin.get('/drafts/words.home'),
  )
  expect(draft.fields['lead']).toBe('A new lead.')
  expect(draft.fields['why.idea']).toContain('Calm Jaws')
  expect(await text('/')).not.toContain('A new lead.')
  const link = await json<{ url: string }>(
    await admin.post('/drafts/words.home/previews', { days: 7, note: '' }),
  )
  const preview = await text(new URL(link.url).pathname)
  expect(preview).toContain('A new lead.')
  expect(preview).toContain('not published')

  const { updatedAt } = await read('home')
  const list = await json<WordPageItem[]>(await admin.get('/words'))
  expect(list.find(({ key }) => key === 'home')).toMatchObject({ state: 'changed', changed: 0 })
  const published = await put(
    'home',
    { lead: 'A new lead.' },
    { updatedAt, draft: { key: 'words.home', version: 1 } },
  )
  expect(published.status).toBe(200)
  expect(await text('/')).toContain('A new lead.')
  expect(await text('/')).toContain('Calm Jaws')
  const versions = await json<{ kind: string; words: number }[]>(
    await admin.get('/drafts/words.home/versions'),
  )
  expect(versions.map(({ kind }) => kind)).toEqual(['published', 'published'])
  for (const { words } of versions) expect(words).toBeGreaterThan(400)
  expect((await put('home', { lead: null })).status).toBe(200)
  expect((await put('academy', { product: null })).status).toBe(200)
})

it('keeps a field of a newer version that runs beside this one', async () => {
  const stored = storedAt(site.dataDir)
  const db = stored.databaseUrl ? openPostgres(stored.databaseUrl) : await openDatabase(stored)
  const newer = { page: 'contact', field: 'parking.text', value: '"Behind the house"' }
  await db.insertInto('site_words').values(newer).execute()
  expect((await put('contact', { follow: 'Elsewhere' })).status).toBe(200)
  expect(await text('/contact')).toContain('Elsewhere')
  expect((await put('contact', { follow: null })).status).toBe(200)
  const rows = db.selectFrom('site_words').selectAll().where('page', '=', 'contact')
  expect(await rows.execute()).toEqual([newer])
  await db.deleteFrom('site_words').where('page', '=', 'contact').execute()
  await db.destroy()
})
