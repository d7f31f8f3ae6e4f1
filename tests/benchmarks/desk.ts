import { mkdir } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { createDesk, type Desk } from '../../server/enquiries/desk/desk.ts'
import { filterText } from '../../server/enquiries/enquiry-filter.ts'
import type { Database } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/opening/open-database.ts'
import { systemClock } from '../../server/core/clock.ts'
import { createAccounts } from '../../server/people/accounts.ts'
import { startPostgres } from '../support/stores/postgres-server.ts'
import { percentile, rounded, type Row } from './figures.ts'
import { oneOf, seededRandom } from './vocabulary.ts'
import { accountSettings } from '../support/site/account-settings.ts'

const email = 'owner@example.org'
const atOnce = 500
const hourMs = 3_600_000
const subjects = ['jaw', 'neck', 'sleep', 'splint', 'ear', 'tooth', 'throat', 'headache', 'bite']

/** Lists, counts and searches of the front desk, on both stores, without HTTP. */
export async function measureDesk(
  workDir: string,
  { enquiries, rounds }: { enquiries: number; rounds: number },
): Promise<Row[]> {
  const postgres = await startPostgres()
  try {
    await mkdir(workDir, { recursive: true })
    const stores = { SQLite: undefined, PostgreSQL: postgres.url }
    const rows: Row[] = []
    for (const [store, databaseUrl] of Object.entries(stores)) {
      const db = await openDatabase({ dataDir: workDir, databaseUrl })
      await fill(db, enquiries)
      // As PostgreSQL does by itself after a while.
      if (databaseUrl) await sql`vacuum analyze enquiries`.execute(db)
      for (const row of await measure(db, rounds)) rows.push({ store, enquiries, ...row })
      await db.destroy()
    }
    return rows
  } finally {
    await postgres.remove()
  }
}

async function fill(db: Database, count: number): Promise<void> {
  const random = seededRandom(7)
  const now = Date.now()
  for (let first = 0; first < count; first += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => {
      const number = first + index
      const words = Array.from({ length: 60 }, () => oneOf(subjects, random))
      const written = {
        name: `Patient ${number}`,
        email: `patient-${number}@example.com`,
        message: `My ${words.join(' ')} hurts.`,
      }
      const at = new Date(now - number * (hourMs / 3)).toISOString()
      const times = { created_at: at, last_at: at, updated_at: at }
      const state = number < 2000 ? ('open' as const) : ('done' as const)
      return { ...written, ...times, state, id: `e${number}`, filter_text: filterText(written) }
    })
    await db.insertInto('enquiries').values(rows).execute()
  }
}

async function measure(db: Database, rounds: number): Promise<Row[]> {
  await createAccounts(db, systemClock, accountSettings([email])).settle()
  const { id } = await db.selectFrom('people').select('id').executeTakeFirstOrThrow()
  const person = { _id: id, email, name: email, role: 'owner' as const }
  const none = { consume: () => Promise.resolve() }
  const desk = createDesk({
    db,
    clock: systemClock,
    rates: none as never,
    outbox: none as never,
    settings: { siteUrl: 'http://localhost', replyTo: email, contactTo: email },
  })
  const asked = calls(desk, person)
  const rows: Row[] = []
  const nothing = () => sql`select 1`.execute(db)
  // As long as a list, so that what else runs on the machine shows as well.
  rows.push({ what: 'select 1, to compare with', ...(await time(nothing, rounds * 20)) })
  for (const [what, call] of Object.entries(asked))
    rows.push({ what, ...(await time(call, rounds)) })
  return rows
}

function calls(desk: Desk, person: Parameters<Desk['list']>[0]) {
  const page = { limit: 50, page: 1 }
  return {
    'inbox, first page': () => desk.list(person, { folder: 'inbox', ...page }),
    'waiting, first page': () => desk.list(person, { folder: 'waiting', ...page }),
    'waiting, the next': () => desk.next(person, { folder: 'waiting', after: 'e9' }),
    'failed, first page': () => desk.list(person, { folder: 'failed', ...page }),
    changes: () => desk.changes(person, ''),
    'done, first page': () => desk.list(person, { folder: 'done', ...page }),
    'done, page 500': () => desk.list(person, { folder: 'done', limit: 50, page: 500 }),
    counts: () => desk.counts(person),
    'search, one found': () =>
      desk.list(person, { folder: 'all', query: 'patient-31234@example.com', ...page }),
    'search, all found': () => desk.list(person, { folder: 'all', query: 'jaw hurts', ...page }),
    'search of the waiting': () =>
      desk.list(person, { folder: 'waiting', query: 'jaw hurts', ...page }),
    'search, none found': () => desk.list(person, { folder: 'all', query: 'xylophone', ...page }),
  }
}

/** The loop is watched while nothing but the call is done. */
async function time(call: () => Promise<unknown>, rounds: number): Promise<Row> {
  const times: number[] = []
  await call()
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    await call()
    times.push(performance.now() - started)
    await new Promise((resolve) => setImmediate(resolve))
  }
  loop.disable()
  return {
    'median ms': rounded(percentile(times, 50), 1),
    'p95 ms': rounded(percentile(times, 95), 1),
    'loop held ms, p99': rounded(loop.percentile(99) / 1e6, 1),
    'loop held ms, most': rounded(loop.max / 1e6, 1),
  }
}
