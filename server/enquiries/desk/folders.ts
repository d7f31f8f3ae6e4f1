import type { FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { DeskCounts, DeskFolder } from '../../../shared/desk.ts'
import type { Database } from '../../database/database.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'
import { assertMay, isOwnOnly, type IsOwn } from '../../people/permit.ts'
import type { Person } from '../../people/person.ts'
import type { EnquiryCondition } from '../enquiry-page.ts'
import { dayOf, isUnanswered } from '../waiting.ts'

/** A person who works at the desk. */
export type Colleague = Pick<Person, '_id' | 'email' | 'name' | 'role'>

/** States of the enquiries in a folder; not spam where there is none. */
const stateOf = {
  waiting: 'open',
  inbox: 'open',
  mine: 'open',
  unassigned: 'open',
  failed: undefined,
  later: 'open',
  done: 'done',
  spam: 'spam',
  all: undefined,
} as const

const isFailed = sql<boolean>`failed = 1`

/** Condition for the enquiries in a folder; doctors see only those assigned to them. */
export function inFolder(folder: DeskFolder, person: Colleague, now: Date): EnquiryCondition {
  const state = stateOf[folder]
  const today = dayOf(now)
  return (eb) =>
    eb.and([
      state ? eb('state', '=', state) : eb('state', '!=', 'spam'),
      ...(folder === 'mine' || isOwnOnly(person, 'enquiries.answer')
        ? [eb('assigned_to', '=', person._id)]
        : []),
      ...(folder === 'unassigned' ? [eb('assigned_to', 'is', null)] : []),
      ...(folder === 'waiting'
        ? [isUnanswered, eb.or([eb('later', 'is', null), eb('later', '<=', today)])]
        : []),
      ...(folder === 'failed' ? [isFailed] : []),
      ...(folder === 'later' ? [eb('later', '>', today)] : []),
    ])
}

/** Whether the enquiry is assigned to the person. */
export const ownEnquiry =
  (id: string) =>
  async (db: Database, { _id }: Pick<Person, '_id'>): Promise<boolean> => {
    const row = await db
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', id)
      .where('assigned_to', '=', _id)
      .executeTakeFirst()
    return row !== undefined
  }

/** The same in a transaction, until whose end it stays so. */
export const lockOwnEnquiry =
  (id: string): IsOwn =>
  async (trx, { _id }) => {
    const row = await selectForUpdate(trx, 'enquiries')
      .select('assigned_to')
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.assigned_to === _id
  }

/** Returns an `onRequest` hook that checks the right to the enquiry before the request is read any further. */
export const askForEnquiry = (db: Database) => (request: FastifyRequest) => {
  const { id } = request.params as { id: string }
  return assertMay(db, request.person, 'enquiries.answer', ownEnquiry(id))
}

/** Counts the enquiries in each folder; `unread` counts those in the inbox. */
export async function countFolders(
  db: Database,
  person: Colleague,
  now: Date,
): Promise<DeskCounts> {
  const own = db
    .selectFrom('enquiries')
    .$if(isOwnOnly(person, 'enquiries.answer'), (query) =>
      query.where('assigned_to', '=', person._id),
    )
  const today = dayOf(now)
  const isPutOff = sql`(later is not null and later > ${today})`
  const open = await own
    .where('state', '=', 'open')
    .select(({ fn }) => [
      'assigned_to',
      fn.countAll<number>().as('count'),
      fn.sum<number>('unread').as('unread'),
      countIf(isPutOff).as('later'),
      countIf(sql`${isUnanswered} and not ${isPutOff}`).as('waiting'),
    ])
    .groupBy('assigned_to')
    .execute()
  const closed = await own
    .where('state', 'in', ['done', 'spam'])
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const count = async (condition: RawBuilder<boolean>) =>
    (
      await own
        .where(condition)
        .where('state', '!=', 'spam')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const sum = (name: 'count' | 'unread' | 'later' | 'waiting', of = open) =>
    of.reduce((total, row) => total + row[name], 0)
  const closedIn = (state: 'done' | 'spam') => closed.find((row) => row.state === state)?.count ?? 0
  return {
    waiting: sum('waiting'),
    inbox: sum('count'),
    unread: sum('unread'),
    mine: sum(
      'count',
      open.filter(({ assigned_to }) => assigned_to === person._id),
    ),
    unassigned: sum(
      'count',
      open.filter(({ assigned_to }) => assigned_to === null),
    ),
    failed: await count(isFailed),
    later: sum('later'),
    danger: await count(sql<boolean>`danger_at is not null`),
    done: closedIn('done'),
    spam: closedIn('spam'),
  }
}

const countIf = (condition: RawBuilder<unknown>) =>
  sql<number>`sum(case when ${condition} then 1 else 0 end)`
