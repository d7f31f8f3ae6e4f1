import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { projectRoot } from '../../server/core/paths.ts'
import type { Database } from '../../server/database/database.ts'
import { createRetention, openDatabase, withStartLock } from '../support/site/built-program.ts'
import { runCommand } from '../support/site/site-process.ts'
import { freshStore, type TestStore } from '../support/stores/fresh-database.ts'

let store: TestStore
let db: Database
beforeEach(async () => {
  store = await freshStore()
  db = await openDatabase(store)
})
afterEach(async () => {
  await db.destroy()
  await store.remove()
})

/** Does the work while somebody else holds the lock of this name, who lets go of it with `release`. */
function whileHeld(name: string, work: (release: () => Promise<unknown>) => Promise<void>) {
  return db.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`.execute(other)
    await work(() => sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(other))
  })
}

it('F-17: an instance that starts waits for another one, says so, and goes on', () =>
  whileHeld('start', async (release) => {
    const said: unknown[] = []
    const done: string[] = []
    const log = { info: (message: unknown) => said.push(message) }
    const start = withStartLock(store, log as never, async () => {
      done.push('started')
    })
    await expect
      .poll(() => said)
      .toEqual(['waiting for another instance that is starting on this database'])
    expect(done).toEqual([])
    await release()
    await start
    expect(done).toEqual(['started'])
  }))

it('one instance deletes what is past its time; the next run of any makes up for one that ended', async () => {
  const row = { name: 'Ada', email: 'ada@example.org', message: 'x' }
  const created_at = '2020-01-01T00:00:00.000Z'
  await db
    .insertInto('enquiries')
    .values({ ...row, id: 'old', created_at })
    .execute()
  const trust = () => Promise.resolve()
  const purge = () =>
    createRetention(db, () => new Date()).purgeUnattended({ trust, assertTrusted: trust })
  const left = async () => (await db.selectFrom('enquiries').select('id').execute()).length
  await whileHeld('deleting old records', async (release) => {
    await purge()
    expect(await left()).toBe(1)
    await release()
  })
  await Promise.all([purge(), purge()])
  expect(await left()).toBe(0)
})

it('what the manual says after pg_restore ends whatever the backup lets in', async () => {
  const manual = await readFile(join(projectRoot, 'docs', 'operating.md'), 'utf8')
  const [, documented = ''] = /pg_restore [^\n]+\nacademy (\S+)/.exec(manual) ?? []
  await sql`
    with draft as (
      insert into drafts (id, kind, version, words, field_versions, image_url, created_at, created_by, updated_at, updated_by)
      values ('d', 'blog', 1, 0, '{}', '', '', '', '', '') returning number
    ), link as (
      insert into preview_links (id, draft_number, token_hash, note, created_at, created_by, expires_at)
      select 'p', number, 'h', '', '', '', '' from draft
    )
    insert into draft_editors (draft_number, tab, email, since, seen_at)
    select number, 't', '', '', '' from draft`.execute(db)
  await sql`insert into sessions (id, email, created_at, last_seen_at) values ('s', '', '', '')`.execute(
    db,
  )
  await sql`insert into login_codes (id, account, code_hash, created_at, expires_at)
    values ('c', '', '', '', '')`.execute(db)
  await sql`insert into challenges (id, purpose, challenge, created_at, expires_at)
    values ('c', 'log in', '', '', '')`.execute(db)
  await addRequests()
  const env = { DATABASE_URL: store.databaseUrl!, DATA_DIR: store.dataDir, SECRET: 's'.repeat(43) }
  expect(await runCommand([documented], env)).toMatchObject({ code: 0, error: '' })
  const closed = [
    'sessions',
    'login_codes',
    'challenges',
    'preview_links',
    'draft_editors',
  ] as const
  for (const table of closed) {
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
  }
  const requests = await db.selectFrom('review_requests').select('answer').execute()
  expect(requests).toEqual([{ answer: 'changes' }])
})

/** One that is open and one that was answered. */
async function addRequests(): Promise<void> {
  await sql`
    with doctor as (
      insert into doctors (id, name, name_key, email, location, description, image_url, linkedin, created_at, updated_at)
      values ('a', '', '', '', '', '', '', '', '', '') returning number
    )
    insert into review_requests
      (id, kind, subject_id, doctor_number, email, note, token_hash, requested_by, requested_at, expires_at, answer)
    select id, 'condition', id, number, '', '', id, '', '', '', answer
    from doctor, (values ('open', ''), ('answered', 'changes')) as asked (id, answer)`.execute(db)
}
