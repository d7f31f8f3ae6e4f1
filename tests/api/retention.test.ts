import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRetention, openDatabase } from '../support/site/built-program.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls, newKey } from '../support/requests/draft-calls.ts'
import { daily } from '../support/site/daily.ts'
import { databaseBytes } from '../support/stores/database-bytes.ts'
import { freshStore, type TestStore } from '../support/stores/fresh-database.ts'
import { day, movableClock } from '../support/site/movable-clock.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { erasePerson } from '../support/site/erase-person.ts'

let store: TestStore
let dataDir: string
let time: ReturnType<typeof movableClock>
let site: TestSite

const start = async (settings = {}) => {
  site = await startTestSite({ dataDir, sampleContent: false, ...settings }, { clock: time.clock })
}
beforeEach(async () => {
  store = await freshStore()
  dataDir = store.dataDir
  time = movableClock()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await site.stop()
  await store.remove()
})

const send = async (message: string) => {
  const enquiry = { name: 'Ada', email: 'ada@example.org', message }
  expect((await site.postJson('/api/user/v1/contact/send-message', enquiry)).status).toBe(201)
}
async function messages(): Promise<string[]> {
  const admin = adminCalls(site, await adminToken(dataDir, undefined, time.clock))
  const enquiries = (await (await admin.get('/contact/all')).json()) as { message: string }[]
  return enquiries.map(({ message }) => message)
}
async function goneFromFiles(text: string): Promise<void> {
  await expect.poll(async () => (await databaseBytes(dataDir)).includes(text)).toBe(false)
}

/** Pseudo-random numbers, the same in every run: these lengths make SQLite leave a copy behind. */
function sameNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const trust = () => Promise.resolve()
const trustingClock = { trust, assertTrusted: trust }

describe('retention', () => {
  // Mail can't be delivered, so that each message stays in the outbox too.
  const unsendable = { smtpUrl: 'smtp://127.0.0.1:1' }

  it('P-01 deletes after the start what is older than 24 months, in its files as well', async () => {
    time.move(-761 * day)
    await start(unsendable)
    await send('canary-of-25-months')
    await site.stop()
    time.move(61 * day)
    await start(unsendable)
    await send('canary-of-23-months')
    await site.stop()
    expect((await databaseBytes(dataDir)).includes('canary-of-25-months')).toBe(true)

    time.move(700 * day)
    await start(unsendable)
    await goneFromFiles('canary-of-25-months')
    expect(await messages()).toEqual(['canary-of-23-months'])
    expect((await databaseBytes(dataDir)).includes('canary-of-23-months')).toBe(true)
  })

  it('P-01 deletes daily what has become too old meanwhile', async () => {
    const timers = daily()
    await start()
    await send('canary-of-then')
    const db = await openDatabase(store)
    const created_at = new Date(time.clock().getTime() - 740 * day).toISOString()
    await db.updateTable('enquiries').set({ created_at }).execute()
    await db.updateTable('mail_outbox').set({ created_at }).execute()
    await db.destroy()
    timers.goOff()
    await goneFromFiles('canary-of-then')
    expect(await messages()).toEqual([])
  })

  it('P-01 deletes nothing by a clock that begins or jumps years ahead', async () => {
    const timers = daily()
    await start()
    await send('canary-of-now')
    await site.stop()

    time.move(3650 * day)
    await start()
    expect(await messages()).toEqual(['canary-of-now'])
    await site.stop()
    time.move(-3650 * day)
    await start()
    time.move(3650 * day)
    timers.goOff()
    await site.stop()
    time.move(-3650 * day)
    await start()
    expect(await messages()).toEqual(['canary-of-now'])
  })

  it('P-01 leaves no copy behind of rows that the database had moved, once an operator purges', async () => {
    await start()
    const db = await openDatabase(store)
    const retention = createRetention(db, time.clock)
    const random = sameNumbers(9)
    for (let month = 0; month < 60; month += 1) {
      const now = time.clock()
      const rows = Array.from({ length: 20 }, (_, index) => ({
        id: `${random()}`,
        name: 'Ada',
        email: 'ada@example.org',
        message: `canary-${month}-${index}-`.padEnd(20 + random() ** 3 * 5000, 'x'),
        created_at: now.toISOString(),
      }))
      await db.insertInto('enquiries').values(rows).execute()
      time.move(30 * day)
      await retention.purgeUnattended(trustingClock)
    }
    await retention.purge()
    const rows = await db.selectFrom('enquiries').select('message').execute()
    await db.destroy()
    expect(rows.length).toBeLessThan(600)
    const alive = new Set(rows.map(({ message }) => message.split('x')[0]))
    const found = (await databaseBytes(dataDir)).toString('latin1').match(/canary-\d+-\d+-/g) ?? []
    expect(found.filter((canary) => !alive.has(canary))).toEqual([])
    expect(new Set(found).size).toBe(alive.size)
  })

  it('P-01 forgets addresses that nobody confirmed, once the link works no more', async () => {
    const timers = daily()
    await start(unsendable)
    const db = await openDatabase(store)
    for (const name of ['never', 'lately', 'confirmed']) {
      const email = `canary-${name}@example.org`
      await site.postJson('/api/user/v1/newsletter/subscribe', { email })
    }
    await db.deleteFrom('mail_outbox').execute()
    const ago = (days: number) => new Date(time.clock().getTime() - days * day).toISOString()
    const asked = (name: string) =>
      db.updateTable('newsletter_subscriptions').where('email', '=', `canary-${name}@example.org`)
    await asked('never')
      .set({ requested_at: ago(9) })
      .execute()
    await asked('lately')
      .set({ requested_at: ago(6) })
      .execute()
    await asked('confirmed')
      .set({ requested_at: ago(900), confirmed_at: ago(900) })
      .execute()
    const month = ago(95).slice(0, 7)
    const ended = { id: 'read', token_hash: 'read', confirmed_month: month, ended_month: month }
    const unread = { ...ended, id: 'unread', token_hash: 'unread', confirmed_month: null }
    await db.insertInto('ended_subscriptions').values([ended, unread]).execute()

    timers.goOff()
    await goneFromFiles('canary-never')
    const links = db.selectFrom('ended_subscriptions').select('id').where('ended_month', '=', month)
    await expect.poll(() => links.execute()).toEqual([{ id: 'read' }])
    const left = await db.selectFrom('newsletter_subscriptions').select('email').execute()
    await db.destroy()
    expect(left.map(({ email }) => email).toSorted()).toEqual([
      'canary-confirmed@example.org',
      'canary-lately@example.org',
    ])
  })

  it('P-09 forgets one person, and nobody else', async () => {
    await start(unsendable)
    await send('canary-of-ada')
    const other = { name: 'Bo', email: 'bo@example.org', message: 'canary-of-bo' }
    await site.postJson('/api/user/v1/contact/send-message', other)
    await site.postJson('/api/user/v1/newsletter/subscribe', { email: 'Ada@Example.org' })
    const db = await openDatabase(store)
    expect(await erasePerson({ db, dataDir, clock: time.clock }, ' ADA@example.org')).toBe(3)
    await db.destroy()
    expect(await messages()).toEqual(['canary-of-bo'])
    const bytes = await databaseBytes(dataDir)
    expect(/canary-of-ada|ada@example/i.test(bytes.toString('latin1'))).toBe(false)
    expect(bytes.includes('canary-of-bo')).toBe(true)
  })

  it('P-09 forgets an address with any letters, as it was stored or typed', async () => {
    await start(unsendable)
    const db = await openDatabase(store)
    for (const typed of ['Émile@example.com', 'ÉMILE@Example.com']) {
      const enquiry = { name: 'É', email: 'Émile@example.com', message: 'canary-of-emile' }
      await site.postJson('/api/user/v1/contact/send-message', enquiry)
      await site.postJson('/api/user/v1/newsletter/subscribe', { email: enquiry.email })
      // The enquiry, the subscription, and the mail that asks for confirmation.
      expect(await erasePerson({ db, dataDir, clock: time.clock }, typed)).toBe(3)
    }
    await db.destroy()
    const bytes = await databaseBytes(dataDir)
    expect(/canary-of-emile|mile@example/i.test(bytes.toString('latin1'))).toBe(false)
  })

  it('deletes drafts after 30 days in the trash, and leaves no trace of any that are gone', async () => {
    const timers = daily()
    await start()
    const calls = adminCalls(site, await adminToken(dataDir, undefined, time.clock))
    const drafts = draftCalls(calls)
    const [trashed, deleted, kept] = [newKey(), newKey(), newKey()]
    for (const [key, title] of [
      [trashed, 'canary-of-the-trash'],
      [deleted, 'canary-for-ever'],
      [kept, 'canary-that-stays'],
    ] as const) {
      await drafts.save(key, { title, long_description: `<p>${title} ${'x'.repeat(5000)}</p>` })
      await drafts.post(key, 'versions', { name: '' })
      await drafts.post(key, 'previews', { days: 1, note: '' })
    }
    for (const key of [trashed, deleted, deleted]) await drafts.remove(key)
    timers.goOff()
    await goneFromFiles('canary-for-ever')
    expect(await drafts.get(trashed)).toMatchObject({ state: 'trash' })
    time.move(30 * day + 1000)
    timers.goOff()
    await goneFromFiles('canary-of-the-trash')
    const later = draftCalls(adminCalls(site, await adminToken(dataDir, undefined, time.clock)))
    expect((await later.list()).map(({ key }) => key)).toEqual([kept])
    expect(await later.versions(kept)).toHaveLength(1)
    const db = await openDatabase(store)
    const links = await db.selectFrom('preview_links').select('id').execute()
    await db.destroy()
    expect(links).toHaveLength(1)
  })

  it('keeps the versions of a record that an older version deleted for 30 days from when it is seen', async () => {
    await start()
    const calls = adminCalls(site, await adminToken(dataDir, undefined, time.clock))
    const key = newKey()
    await draftCalls(calls).save(key, { title: 'Written long ago' })
    await draftCalls(calls).post(key, 'versions', { name: '' })
    const db = await openDatabase(store)
    const long = new Date(time.clock().getTime() - 400 * day).toISOString()
    await db.updateTable('drafts').set({ fields: null, updated_at: long }).execute()
    const retention = createRetention(db, time.clock)
    const versions = async () =>
      (await db.selectFrom('revisions').select('number').execute()).length
    for (const [days, left] of [
      [0, 1],
      [29, 1],
      [2, 0],
    ] as const) {
      time.move(days * day)
      await retention.purgeUnattended(trustingClock)
      expect(await versions()).toBe(left)
    }
    await db.destroy()
  })

  it('forgets a former admin in drafts and versions', async () => {
    await start()
    const calls = adminCalls(site, await adminToken(dataDir, undefined, time.clock))
    const drafts = draftCalls(calls)
    const key = newKey()
    await drafts.save(key, { title: 'By somebody' })
    await drafts.post(key, 'versions', { name: '' })
    const db = await openDatabase(store)
    const retention = createRetention(db, time.clock)
    // Two columns of the draft, a version, and three rows of the audit log.
    expect(await retention.forgetWriter('admin@example.org')).toBe(6)
    await db.destroy()
    const someone = 'a former admin'
    expect(await drafts.get(key)).toMatchObject({ createdBy: someone, updatedBy: someone })
    expect(await drafts.versions(key)).toMatchObject([{ createdBy: someone }])
  })
})
