// Two writes of one record at once: the first stands still after each of its statements, while the second runs as far as it can.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HttpError } from '../../server/core/errors.ts'
import type { Database } from '../../server/database/database.ts'
import { selectForUpdate } from '../../server/database/select-for-update.ts'
import { openPostgres } from '../../server/database/postgres/open-postgres.ts'
import { type FreshDatabase, freshPostgres } from '../support/stores/fresh-postgres.ts'
import { stoppableDatabase } from '../support/stores/stoppable-database.ts'
import { articles, scheduled, unpublished } from './pairs/articles.ts'
import { cannedAnswers, enquiries } from './pairs/enquiries.ts'
import type { Kind } from './pairs/kind.ts'
import { owner, type Parts, partsOn } from './pairs/parts.ts'
import { ownEnquiries } from './pairs/own-enquiries.ts'
import { ownArticles } from './pairs/own-articles.ts'
import { ownDrafts } from './pairs/own-drafts.ts'
import { people } from './pairs/people.ts'
import { shownPictures, unusedPictures } from './pairs/pictures.ts'
import { reviewed } from './pairs/reviews.ts'

type AnyKind = Kind<unknown, unknown>

const kinds = [
  ...[articles, scheduled, unpublished, people, unusedPictures, shownPictures],
  ...[enquiries, ownEnquiries, cannedAnswers, reviewed, ownDrafts, ownArticles],
] as unknown as AnyKind[]

/** `EVERY_STATEMENT=1`: each; otherwise, for the sake of time, the first ones and every fifth after them. */
const isEach = Boolean(process.env['EVERY_STATEMENT'])
const nextStop = (after: number) => (isEach || after < 3 ? after + 1 : after + 5)

let site: FreshDatabase
let db: Database
let stoppable: ReturnType<typeof stoppableDatabase>
let ours: Parts
let theirs: Parts
let made = 0

beforeAll(async () => {
  site = await freshPostgres()
  db = openPostgres(site.url, 4)
  stoppable = stoppableDatabase(site.url)
  const files = new Map<string, Buffer>()
  ours = partsOn(stoppable.db, files)
  theirs = partsOn(db, files)
  const { _id: id, email, name, role } = owner
  const at = new Date().toISOString()
  await db
    .insertInto('people')
    .values({ id, email, name, role, invited_at: at, joined_at: at, updated_at: at })
    .execute()
})
afterAll(async () => {
  await stoppable.db.destroy()
  await db.destroy()
  await site.drop()
})

/** What nobody expects of a write. */
class Failed {
  readonly reason: string
  constructor(error: unknown) {
    this.reason = String(error)
  }
}

/** What a write was answered with; undefined where it was refused. */
async function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  return work.catch((error: unknown) =>
    error instanceof HttpError && error.status < 500 ? undefined : new Failed(error),
  )
}

async function isAnyWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}

/** Whether the work waits for a lock rather than ending. */
async function comesToWait(work: Promise<unknown>): Promise<boolean> {
  const isOver = work.then(() => true)
  while (!(await Promise.race([isOver, wait(2)]))) {
    if (await isAnyWaiting()) return true
  }
  return false
}

/** Returns what was lost, and after how many statements to stop next; undefined where there were no more. */
async function stopAfter(kind: AnyKind, [first, second]: [string, string], after: number) {
  const { writes } = kind
  made += 1
  const subject = await kind.make(theirs, made)
  const stopped = stoppable.begin(after, () => outcomeOf(writes[first]!.run(ours, subject)))
  await stopped.standing
  if (stopped.statements.length < after) {
    await stopped.result
    await kind.clean(db)
    return undefined
  }
  const here = stopped.statements[after - 1]!
  const other = outcomeOf(writes[second]!.run(theirs, subject))
  const isWaiting = await comesToWait(other)
  stopped.goOn()
  const [done, otherDone] = await Promise.all([stopped.result, other])
  const state = await kind.read(db, subject)
  const problemOf = (name: string, answer: unknown, otherName: string, otherAnswer: unknown) => {
    if (answer instanceof Failed) return [`${where}: ${name} failed: ${answer.reason}`]
    const isUndone = otherAnswer !== undefined && writes[name]!.undoneBy?.includes(otherName)
    const isKept = answer === undefined || isUndone || writes[name]!.isKept(state, subject)
    return isKept ? [] : [`${where}: ${name} is lost`]
  }
  const where = `${kind.name}: ${first} stopped after ${here.sql.slice(0, 100)}, then ${second}`
  const lost = [
    ...problemOf(first, done, second, otherDone),
    ...problemOf(second, otherDone, first, done),
    ...(kind.isSound?.(state, subject) === false ? [`${where}: the record is not sound`] : []),
  ]
  await kind.clean(db)
  // Locks are only added until the transaction ends: there is nothing new before.
  const isNext = ({ transaction }: typeof here, index: number) =>
    index >= after && transaction !== here.transaction
  if (!isWaiting || here.transaction === 0) return { lost, next: nextStop(after) }
  const next = stopped.statements.findIndex(isNext)
  return { lost, next: next < 0 ? undefined : next + 1 }
}

function pairsOf({ writes, tried = Object.keys(writes) }: AnyKind): [string, string][] {
  const names = Object.keys(writes)
  return names
    .flatMap((first) => names.map((second): [string, string] => [first, second]))
    .filter((pair) => pair.some((name) => tried.includes(name)))
}

it.each(kinds)('nothing acknowledged is lost of $name', async (kind) => {
  const lost: string[] = []
  for (const pair of pairsOf(kind)) {
    let after: number | undefined = 1
    while (after !== undefined) {
      const found = await stopAfter(kind, pair, after)
      lost.push(...(found?.lost ?? []))
      after = found?.next
    }
  }
  expect(lost).toEqual([])
})

it('a person whose row is locked goes on reading, and is seen afterwards', async () => {
  const token = await theirs.sessions.start(db, owner.email)
  const before = '2026-01-02T03:04:05.000Z'
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await db.updateTable('sessions').set({ last_seen_at: hourAgo }).execute()
  await db.updateTable('people').set({ last_seen_at: before }).execute()
  const seenAt = async () =>
    (await db.selectFrom('people').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at
  await stoppable.db.transaction().execute(async (trx) => {
    await selectForUpdate(trx, 'people').select('id').where('id', '=', owner._id).execute()
    expect(await comesToWait(theirs.sessions.find(token))).toBe(false)
  })
  expect(await seenAt()).toBe(before)
  await theirs.sessions.find(token)
  expect(await seenAt()).not.toBe(before)
})
