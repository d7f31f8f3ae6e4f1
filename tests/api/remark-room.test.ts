// How many remarks a text takes and keeps.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { limits } from '../../shared/limits.ts'
import type { Remark } from '../../shared/remark.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { siteDatabase } from '../support/stores/site-database.ts'

const storage = siteDatabase()
type Calls = ReturnType<typeof adminCalls>
const adminEmails = ['admin@example.org', 'other@example.org']

let site: TestSite
let reviewer: Calls
let owner: Calls
let path: string

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false, adminEmails }, { open: storage.open })
  owner = adminCalls(site, await adminToken(site.dataDir))
  reviewer = adminCalls(site, await adminToken(site.dataDir, adminEmails[1]))
})
afterAll(() => site.stop())
beforeEach(async () => {
  const { _id: author } = await owner.makeDoctor({ name: 'Dr. Ada' })
  path = `/drafts/blog.${(await owner.makeBlog(goodBlog(author)))._id}/remarks`
})

const anchor = { exact: 'night', prefix: '', suffix: '', start: 0 }
const about = { field: 'long_description', anchor, body: 'Every night?' }

async function remark(): Promise<Remark> {
  const response = await reviewer.post(path, about)
  expect(response.status).toBe(201)
  return (await response.json()) as Remark
}

const rowOf = (id: string) => storage.db.selectFrom('remarks').where('id', '=', id)

/** So many like this one, which differ in these columns. */
async function copies(id: string, howMany: number, more: object = {}): Promise<void> {
  const row = await rowOf(id).selectAll().executeTakeFirstOrThrow()
  const rows = Array.from({ length: howMany }, () => ({
    ...{ ...row, ...more, id: randomUUID() },
  }))
  // unaudited: made behind the program
  for (let at = 0; at < rows.length; at += 50) {
    await storage.db
      .insertInto('remarks')
      .values(rows.slice(at, at + 50))
      .execute()
  }
}

it('refuses a remark once 100 of one person or 500 of all are open', async () => {
  const { _id } = await remark()
  const { openOfOne, open } = limits.remark
  await copies(_id, openOfOne - 1)
  const add = (by: Calls) => by.post(path, about)
  expect(await refusal(await add(reviewer))).toBe(
    '400 You have 100 open remarks on this text. Add more once some of them are resolved.',
  )
  expect((await add(owner)).status).toBe(201)
  await copies(_id, open - openOfOne - 1, { person_id: 'another' })
  expect(await refusal(await add(owner))).toBe(
    '400 This text has 500 open remarks. Resolve some of them first.',
  )
  const settle = (outcome: string) => owner.put(`${path}/${_id}/outcome`, { outcome })
  expect((await settle('resolved')).status).toBe(200)
  expect((await add(owner)).status).toBe(201)
  expect(await refusal(await settle('open'))).toBe(
    '400 This text has 500 open remarks. Resolve some of them first.',
  )
})

it('keeps the newest of 500 that are not open any more', async () => {
  const { _id } = await remark()
  const closed_at = '2000-01-01T00:00:00.000Z'
  await copies(_id, limits.remark.closed, { outcome: 'resolved', closed_at })
  const closed = await owner.put(`${path}/${_id}/outcome`, { outcome: 'resolved' })
  expect(closed.status).toBe(200)
  const { number } = await rowOf(_id).select('draft_number as number').executeTakeFirstOrThrow()
  const left = await storage.db
    .selectFrom('remarks')
    .select('id')
    .where('draft_number', '=', number)
    .execute()
  expect(left).toHaveLength(limits.remark.closed)
  expect(left).toContainEqual({ id: _id })
})
