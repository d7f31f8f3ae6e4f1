import Fastify, { type FastifyContextConfig } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFreshDatabase } from '../../tests/support/stores/fresh-database.ts'
import type { Database } from '../database/database.ts'
import { skipAudit } from '../database/audit-trail.ts'
import { inTransaction } from '../database/transaction.ts'
import { requireDeclarations } from './audited-acts.ts'
import { recordAudit } from './record-audit.ts'

let db: Database
let close: () => Promise<void>
beforeEach(async () => {
  ;({ db, close } = await openFreshDatabase())
})
afterEach(() => close())

const now = '2030-01-01T00:00:00.000Z'
const act = { at: now, by: 'admin@example.org', action: 'created', kind: 'site' } as const

const answers = () => db.selectFrom('canned_answers').selectAll().execute()
const addAnswer = (trx: Database) =>
  trx
    .insertInto('canned_answers')
    .values({ id: 'a', title: 'Hours', text: 'We are open.', updated_at: now })
    .execute()

describe('a transaction that changes what staff answer for', () => {
  it('is undone without a row of the audit log, or with one about something else', async () => {
    const missing = /changes canned_answers without a row of the audit log about site/
    await expect(inTransaction(db, addAnswer)).rejects.toThrow(missing)
    const withOther = inTransaction(db, async (trx) => {
      await addAnswer(trx)
      await recordAudit(trx, { ...act, kind: 'article' })
    })
    await expect(withOther).rejects.toThrow(missing)
    expect(await answers()).toEqual([])
  })

  it('stays with its row, or with a reason why there is none', async () => {
    await inTransaction(db, async (trx) => {
      await addAnswer(trx)
      await recordAudit(trx, act)
    })
    await inTransaction(db, async (trx) => {
      await trx.updateTable('canned_answers').set({ text: 'Closed.' }).execute()
      skipAudit(trx, ['canned_answers'], 'a test')
    })
    expect(await answers()).toMatchObject([{ text: 'Closed.' }])
  })

  it('needs no row where no row has changed', async () => {
    const removing = inTransaction(db, (trx) =>
      trx.deleteFrom('canned_answers').where('id', '=', 'nobody').execute(),
    )
    await expect(removing).resolves.toHaveLength(1)
  })
})

describe('a route of the API', () => {
  async function start(config: FastifyContextConfig, method: 'GET' | 'POST' = 'POST') {
    const undeclared: string[] = []
    const app = Fastify()
    requireDeclarations(app, (sentence) => undeclared.push(sentence))
    app.route({
      method,
      url: '/api/admin/v1/things',
      config,
      async handler() {
        await inTransaction(db, (trx) => recordAudit(trx, act))
        return 'Done'
      },
    })
    await app.inject({ method, url: '/api/admin/v1/things' })
    await app.close()
    return undeclared
  }

  it('that is not public names a right, and one that changes something names its act', async () => {
    await expect(start({}, 'GET')).rejects.toThrow('GET /api/admin/v1/things names no right')
    await expect(start({ right: 'people' })).rejects.toThrow(
      'POST /api/admin/v1/things names no act',
    )
    await expect(start({ public: true })).rejects.toThrow('names no act')
  })

  it('leaves only the acts that it names', async () => {
    const sentence =
      "POST /api/admin/v1/things has left 'created site' in the audit log: name it in the route's config.audit"
    expect(await start({ right: 'people', audit: 'created site' })).toEqual([])
    expect(await start({ right: 'people', audit: ['deleted site', 'created site'] })).toEqual([])
    expect(await start({ right: 'people', audit: 'changed article' })).toEqual([sentence])
    expect(await start({ right: 'people', audit: { none: 'a test' } })).toEqual([sentence])
    expect(await start({ right: 'people' }, 'GET')).toEqual([sentence.replace('POST', 'GET')])
  })
})
