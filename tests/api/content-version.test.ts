import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { storedAt } from '../support/stores/stored-at.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let admin: ReturnType<typeof adminCalls>

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  admin = adminCalls(site, await adminToken(site.dataDir))
})
afterAll(() => site.stop())

describe('the version of the content', () => {
  it('rises with every change of every table that readers see, and with no other', async () => {
    const db = await openDatabase(storedAt(site.dataDir))
    const run = (statement: string, on = db) => sql.raw(statement).execute(on)
    const version = async () =>
      (await db.selectFrom('content_version').select('number').executeTakeFirstOrThrow()).number
    const doctor = await admin.makeDoctor({ name: 'Dr. Version' })
    const { _id } = await admin.makeBlog({ ...goodBlog(doctor._id), title: 'Version' })
    const changes = [
      `update doctors set location = 'x' where id = '${doctor._id}'`,
      `update blogs set call_out = 'x' where id = '${_id}'`,
      `update blog_tags set tag = 'x'`,
      `update blog_solutions set position = 7`,
      `delete from blog_tags`,
      `delete from blog_solutions`,
      `insert into blog_tags select number, 1, 'x', 'x' from blogs`,
      `insert into blog_solutions select number, 1, 'x' from blogs`,
      `delete from blogs`,
      `delete from doctors`,
    ]
    for (const change of changes) {
      const before = await version()
      await run(change)
      expect(await version(), change).toBeGreaterThan(before)
    }
    const before = await version()
    await run(`insert into site_facts values ('a', 'b')`)
    await run(`delete from sessions`)
    const taken = db.transaction().execute(async (trx) => {
      await run(`insert into doctors select * from doctors`, trx)
      throw new Error('taken back')
    })
    await expect(taken).rejects.toThrow('taken back')
    expect(await version()).toBe(before)
    await db.destroy()
  })
})
