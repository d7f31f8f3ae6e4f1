// Each kind of change leaves one row in the audit log, and is undone if that row can't be written.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPostgres } from '../support/site/built-program.ts'
import { contentCases, fileCases } from '../support/data/audited-content.ts'
import { peopleCases } from '../support/data/audited-people.ts'
import {
  admin,
  type AuditCase,
  type AuditSite,
  startAuditSite,
} from '../support/site/audit-site.ts'
import { day } from '../support/site/movable-clock.ts'

let at: AuditSite
beforeAll(async () => {
  at = await startAuditSite()
})
afterAll(() => at.site.stop())

const newest = async () => {
  const row = await at.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst()
  return row?.number ?? 0
}

async function rowsAfter(number: number) {
  const rows = await at.db
    .selectFrom('audit_log')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .execute()
  return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) as string[] }))
}

/** All content and accounts, as stored in the database. */
async function everything(): Promise<string> {
  const tables = [
    ...(['blogs', 'doctors', 'drafts', 'revisions', 'preview_links', 'images'] as const),
    ...(['synonym_groups', 'promoted_articles'] as const),
    ...([
      'review_requests',
      'clinical_reviews',
      'canned_answers',
      'redirects',
      'enquiries',
    ] as const),
    ...(['enquiry_mails', 'enquiry_notes', 'enquiry_reads', 'people', 'audit_log'] as const),
  ]
  const rows = []
  for (const table of tables) rows.push(await at.db.selectFrom(table).selectAll().execute())
  const sessions = await at.db.selectFrom('sessions').select('id').execute()
  return createHash('sha256')
    .update(JSON.stringify([...rows, sessions]))
    .digest('hex')
}

/** Makes the log accept or refuse rows. */
async function letLog(takes: boolean): Promise<void> {
  const { db } = at
  if (isPostgres(db)) {
    const constraint = takes
      ? sql`alter table audit_log drop constraint full_log`
      : sql`alter table audit_log add constraint full_log check (false) not valid`
    await constraint.execute(db)
  } else if (takes) await sql`drop trigger full_log`.execute(db)
  else {
    await sql`create trigger full_log before insert on audit_log
      begin select raise(abort, 'the log is full'); end`.execute(db)
  }
}

/** Makes the calls; returns whether they succeeded. */
async function isDone(act: () => Promise<unknown>): Promise<boolean> {
  const done = await act().catch(() => false)
  if (!(done instanceof Response)) return done !== false
  await done.arrayBuffer()
  return done.ok
}

const said = ({ action, kind, fields }: { action: string; kind: string; fields: string[] }) =>
  `${action} ${kind}: ${fields.join(',')}`

async function expectOneRow({ record, act }: Awaited<ReturnType<AuditCase[2]>>, expected: string) {
  const before = await newest()
  expect(await isDone(act)).toBe(true)
  const rows = await rowsAfter(before)
  expect(rows.map(said)).toEqual([expected])
  const [row] = rows
  if (record !== '*') expect(row!.record_id).toBe(record)
  if (row!.kind === 'enquiry') expect(row!.title).toBe('')
}

it.each([...contentCases, ...peopleCases])('%s (%s)', async (expected, _what, make) => {
  const made = await make(at)
  const before = await everything()
  await letLog(false)
  try {
    expect(await isDone(made.act)).toBe(false)
  } finally {
    await letLog(true)
  }
  expect(await everything()).toBe(before)
  await expectOneRow(made, expected)
})

it.each(fileCases)('%s (%s)', async (expected, _what, make) =>
  expectOneRow(await make(at), expected),
)

it('tells of the operator and of the site as of nobody, and of drafts and time that runs out', async () => {
  const operated = await rowsAfter(0)
  const byOperator = operated.filter(({ person_email }) => person_email === 'operator')
  expect(byOperator.length).toBeGreaterThan(4)
  expect(byOperator.filter(({ person_id }) => person_id !== null)).toEqual([])

  const { _id } = await at.makeBlog()
  await at.drafts.save(`blog.${_id}`, { title: 'Due' })
  const seen = await at.version(`blog.${_id}`)
  await at.drafts.schedule(`blog.${_id}`, at.inAnHour(), seen)
  const key = await at.makeDraft()
  await at.drafts.remove(key)
  const id = await at.makeEnquiry()
  await at.calls.put(`/enquiries/${id}`, { state: 'spam' })
  const before = await newest()
  at.time.move(31 * day)
  const trust = () => Promise.resolve()
  await at.retention().purgeUnattended({ trust, assertTrusted: trust })
  expect(
    (await rowsAfter(before)).filter(({ person_email }) => person_email !== admin),
  ).toMatchObject([
    { action: 'erased', kind: 'enquiry', person_id: null, record_id: '', title: '' },
    { action: 'erased', kind: 'article', person_id: null, fields: ['draft'] },
  ])
})
