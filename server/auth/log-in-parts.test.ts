// Randomness of codes and tokens, which takes hundreds of samples.
import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { createAccounts } from '../people/accounts.ts'
import { createKnownDevices } from './known-device.ts'
import { createLoginCodes } from './login-codes.ts'
import { createSessions } from './sessions.ts'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'
import { accountSettings } from '../../tests/support/site/account-settings.ts'
import { onSqlite } from '../../tests/support/stores/on-sqlite.ts'

const secret = 'a secret of this test, 32 characters'
let close: () => Promise<void>
let db: Database

beforeAll(async () => {
  ;({ db, close } = await openFreshDatabase())
})
afterAll(() => close())

onSqlite.describe('L-12: three hundred codes', () => {
  it('are six even digits, and their tokens all differ', async () => {
    const codes = createLoginCodes(systemClock, secret)
    const issued = []
    for (let count = 0; count < 300; count += 1) issued.push(await codes.issue(db, `${count}`))
    expect(issued.every(({ code }) => /^\d{6}$/.test(code))).toBe(true)
    expect(issued.some(({ code }) => code.startsWith('0'))).toBe(true)
    expect(issued.every(({ otpToken }) => /^[\w-]{43}$/.test(otpToken))).toBe(true)
    expect(new Set(issued.map(({ otpToken }) => otpToken)).size).toBe(300)

    const digits = issued.flatMap(({ code }) => [...code])
    const expected = digits.length / 10
    const chiSquare = [...'0123456789']
      .map((digit) => digits.filter((each) => each === digit).length)
      .reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
    // Nine degrees of freedom; a fair generator exceeds this once in 100,000 runs.
    expect(chiSquare).toBeLessThan(39.3)
  })

  it('are stored as hashes that differ for equal codes', async () => {
    const rows = await db.selectFrom('login_codes').select(['id', 'code_hash']).execute()
    expect(new Set(rows.map(({ code_hash }) => code_hash)).size).toBe(rows.length)
  })
})

onSqlite.describe('S-01: two hundred session tokens', () => {
  it('all differ, say nothing and are stored as hashes', async () => {
    const accounts = createAccounts(db, systemClock, accountSettings(['admin@example.org']))
    const sessions = createSessions(db, systemClock, accounts)
    const tokens = []
    for (let count = 0; count < 200; count += 1) {
      tokens.push(await sessions.start(db, 'admin@example.org'))
    }
    expect(new Set(tokens).size).toBe(200)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
    const rows = await db.selectFrom('sessions').select('id').execute()
    const stored = new Set(rows.map(({ id }) => id))
    expect(tokens.some((token) => stored.has(token))).toBe(false)
  })
})

describe('D-15: tokens that this process does not know', () => {
  it('are looked up together, and a good one among them is found', async () => {
    let statements = 0
    const counted = db.withPlugin({
      transformQuery({ node }) {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const accounts = createAccounts(db, systemClock, accountSettings(['admin@example.org']))
    const token = await createSessions(db, systemClock, accounts).start(db, 'admin@example.org')
    const sessions = createSessions(counted, systemClock, accounts)
    const invented = () => randomBytes(32).toString('base64url')
    expect(await sessions.find(invented())).toBeUndefined()
    const tokens = [...Array.from({ length: 300 }, invented), token]
    const found = await Promise.all(tokens.map((each) => sessions.find(each)))
    expect(found.filter(Boolean)).toMatchObject([{ session: { email: 'admin@example.org' } }])
    expect(statements).toBe(2)
    expect(sessions.isKnown(token)).toBe(true)
    const flood = tokens.slice(0, 300).map((each) => sessions.find(each))
    expect(await sessions.find(token)).toBeDefined()
    await Promise.all(flood)
    await sessions.end((await sessions.find(token))!.session)
    expect(await sessions.find(token)).toBeUndefined()
    expect(sessions.isKnown(token)).toBe(false)
  })
})

describe('L-22: who may log in', () => {
  it('stands in the settings or was added, in any case', async () => {
    const accounts = createAccounts(db, systemClock, accountSettings(['first@example.org']))
    const sessions = createSessions(db, systemClock, accounts)
    await accounts.add(' Second@Example.org ')
    await accounts.add('second@example.org')
    await accounts.settle()
    expect(await accounts.list()).toEqual([
      { email: 'first@example.org', role: 'owner' },
      { email: 'second@example.org', role: 'owner' },
    ])
    expect(await accounts.find('SECOND@example.org')).toMatchObject({ email: 'second@example.org' })
    expect(await accounts.find('third@example.org')).toBeUndefined()

    const token = await sessions.start(db, 'second@example.org')
    const others = await sessions.start(db, 'first@example.org')
    expect(await sessions.find(token)).toMatchObject({
      person: { email: 'second@example.org', role: 'owner' },
    })
    await accounts.remove('second@example.org')
    expect(await accounts.find('second@example.org')).toBeUndefined()
    await accounts.add('second@example.org')
    expect(await sessions.find(token)).toBeUndefined()
    expect(await sessions.find(others)).toBeDefined()
    await createAccounts(db, systemClock, accountSettings()).settle()
    expect(await sessions.find(others)).toBeUndefined()
  })
})

onSqlite.describe('L-17: the cookie of a known device', () => {
  const devices = createKnownDevices(secret, { siteUrl: 'https://www.example.org' })
  const [cookie = ''] = devices.cookie('account').split(';')

  it('is read among others, for its account only', () => {
    expect(devices.read(`a=b; ${cookie};c=d`, 'account')).toMatch(/^[\w-]{22}$/)
    expect(devices.read(cookie, 'another')).toBeUndefined()
    expect(devices.read(undefined, 'account')).toBeUndefined()
    const elsewhere = createKnownDevices('another secret of 32 characters!!', {
      siteUrl: 'https://www.example.org',
    })
    expect(elsewhere.read(cookie, 'account')).toBeUndefined()
  })

  it('is refused in any other form', () => {
    fc.assert(
      fc.property(fc.nat(cookie.length), fc.string({ maxLength: 3 }), (at, text) => {
        const changed = cookie.slice(0, at) + text + cookie.slice(at + text.length)
        fc.pre(changed.trim() !== cookie && !changed.includes(';'))
        expect(devices.read(changed, 'account')).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => {
        expect(devices.read(header, 'account')).toBeUndefined()
      }),
    )
  })
})
