import { describe, expect, it } from 'vitest'
import { createRetention, openDatabase } from '../support/site/built-program.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { daily } from '../support/site/daily.ts'
import { databaseBytes } from '../support/stores/database-bytes.ts'
import { day } from '../support/site/movable-clock.ts'
import { erasePerson } from '../support/site/erase-person.ts'
import { useRetentionSite, trustingClock } from '../support/site/retention-site.ts'
import { onSqlite } from '../support/stores/on-sqlite.ts'

const at = useRetentionSite()
const { start, goneFromFiles } = at

const send = async (message: string) => {
  const enquiry = { name: 'Ada', email: 'ada@example.org', message }
  expect((await at.site.postJson('/api/user/v1/contact/send-message', enquiry)).status).toBe(201)
}
async function messages(): Promise<string[]> {
  const admin = adminCalls(at.site, await adminToken(at.dataDir, undefined, at.time.clock))
  const enquiries = (await (await admin.get('/contact/all')).json()) as { message: string }[]
  return enquiries.map(({ message }) => message)
}

/** Pseudo-random numbers, the same in every run: these lengths make SQLite leave a copy behind. */
function sameNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

describe('retention', () => {
  // Mail can't be delivered, so that each message stays in the outbox too.
  const unsendable = { smtpUrl: 'smtp://127.0.0.1:1' }

  it('P-01 deletes after the start what is older than 24 months, in its files as well', async () => {
    at.time.move(-761 * day)
    await start(unsendable)
    await send('canary-of-25-months')
    await at.site.stop()
    at.time.move(61 * day)
    await start(unsendable)
    await send('canary-of-23-months')
    await at.site.stop()
    expect((await databaseBytes(at.dataDir)).includes('canary-of-25-months')).toBe(true)

    at.time.move(700 * day)
    await start(unsendable)
    await goneFromFiles('canary-of-25-months')
    expect(await messages()).toEqual(['canary-of-23-months'])
    expect((await databaseBytes(at.dataDir)).includes('canary-of-23-months')).toBe(true)
  })

  it('P-01 deletes daily what has become too old meanwhile', async () => {
    const timers = daily()
    await start()
    await send('canary-of-then')
    const db = await openDatabase(at.store)
    const created_at = new Date(at.time.clock().getTime() - 740 * day).toISOString()
    await db.updateTable('enquiries').set({ created_at }).execute()
    await db.updateTable('mail_outbox').set({ created_at }).execute()
    await db.destroy()
    timers.goOff()
    await goneFromFiles('canary-of-then')
    expect(await messages()).toEqual([])
  })

  onSqlite.it('P-01 deletes nothing by a clock that begins or jumps years ahead', async () => {
    const timers = daily()
    await start()
    await send('canary-of-now')
    await at.site.stop()

    at.time.move(3650 * day)
    await start()
    expect(await messages()).toEqual(['canary-of-now'])
    await at.site.stop()
    at.time.move(-3650 * day)
    await start()
    at.time.move(3650 * day)
    timers.goOff()
    await at.site.stop()
    at.time.move(-3650 * day)
    await start()
    expect(await messages()).toEqual(['canary-of-now'])
  })

  it('P-01 leaves no copy behind of rows that the database had moved, once an operator purges', async () => {
    await start()
    const db = await openDatabase(at.store)
    const retention = createRetention(db, at.time.clock)
    const random = sameNumbers(9)
    for (let month = 0; month < 60; month += 1) {
      const now = at.time.clock()
      const rows = Array.from({ length: 20 }, (_, index) => ({
        id: `${random()}`,
        name: 'Ada',
        email: 'ada@example.org',
        message: `canary-${month}-${index}-`.padEnd(20 + random() ** 3 * 5000, 'x'),
        created_at: now.toISOString(),
      }))
      await db.insertInto('enquiries').values(rows).execute()
      at.time.move(30 * day)
      await retention.purgeUnattended(trustingClock)
    }
    await retention.purge()
    const rows = await db.selectFrom('enquiries').select('message').execute()
    await db.destroy()
    expect(rows.length).toBeLessThan(600)
    const alive = new Set(rows.map(({ message }) => message.split('x')[0]))
    const found =
      (await databaseBytes(at.dataDir)).toString('latin1').match(/canary-\d+-\d+-/g) ?? []
    expect(found.filter((canary) => !alive.has(canary))).toEqual([])
    expect(new Set(found).size).toBe(alive.size)
  })

  it('P-01 forgets addresses that nobody confirmed, once the link works no more', async () => {
    const timers = daily()
    await start(unsendable)
    const db = await openDatabase(at.store)
    for (const name of ['never', 'lately', 'confirmed']) {
      const email = `canary-${name}@example.org`
      await at.site.postJson('/api/user/v1/newsletter/subscribe', { email })
    }
    await db.deleteFrom('mail_outbox').execute()
    const ago = (days: number) => new Date(at.time.clock().getTime() - days * day).toISOString()
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
    await at.site.postJson('/api/user/v1/contact/send-message', other)
    await at.site.postJson('/api/user/v1/newsletter/subscribe', { email: 'Ada@Example.org' })
    const db = await openDatabase(at.store)
    expect(
      await erasePerson({ db, dataDir: at.dataDir, clock: at.time.clock }, ' ADA@example.org'),
    ).toBe(3)
    await db.destroy()
    expect(await messages()).toEqual(['canary-of-bo'])
    const bytes = await databaseBytes(at.dataDir)
    expect(/canary-of-ada|ada@example/i.test(bytes.toString('latin1'))).toBe(false)
    expect(bytes.includes('canary-of-bo')).toBe(true)
  })

  it('P-09 forgets an address with any letters, as it was stored or typed', async () => {
    await start(unsendable)
    const db = await openDatabase(at.store)
    for (const typed of ['Émile@example.com', 'ÉMILE@Example.com']) {
      const enquiry = { name: 'É', email: 'Émile@example.com', message: 'canary-of-emile' }
      await at.site.postJson('/api/user/v1/contact/send-message', enquiry)
      await at.site.postJson('/api/user/v1/newsletter/subscribe', { email: enquiry.email })
      // The enquiry, the subscription, and the mail that asks for confirmation.
      expect(await erasePerson({ db, dataDir: at.dataDir, clock: at.time.clock }, typed)).toBe(3)
    }
    await db.destroy()
    const bytes = await databaseBytes(at.dataDir)
    expect(/canary-of-emile|mile@example/i.test(bytes.toString('latin1'))).toBe(false)
  })
})
