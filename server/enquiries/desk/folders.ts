import type { FastifyRequest } from 'fastify'
import type { DeskCounts, DeskFolder } from '../../../shared/desk.ts'
import type { Database } from '../../database/database.ts'
import { selectForUpdate } from '../../database/select-for-update.ts'
import { assertMay, isOwnOnly, type IsOwn } from '../../people/permit.ts'
import type { Person } from '../../people/person.ts'
import type { EnquiryCondition } from '../enquiry-page.ts'

/** A person who works at the desk. */
export type Colleague = Pick<Person, '_id' | 'email' | 'name' | 'role'>

const stateOf = {
  inbox: 'open',
  mine: 'open',
  unassigned: 'open',
  done: 'done',
  spam: 'spam',
} as const

/** Condition for the enquiries in a folder; doctors see only those assigned to them. */
export function inFolder(folder: DeskFolder, person: Colleague): EnquiryCondition {
  return (eb) =>
    eb.and([
      folder === 'all' ? eb('state', '!=', 'spam') : eb('state', '=', stateOf[folder]),
      ...(folder === 'mine' || isOwnOnly(person, 'enquiries.answer')
        ? [eb('assigned_to', '=', person._id)]
        : []),
      ...(folder === 'unassigned' ? [eb('assigned_to', 'is', null)] : []),
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
export async function countFolders(db: Database, person: Colleague): Promise<DeskCounts> {
  const rows = await db
    .selectFrom('enquiries')
    .select(({ fn }) => [
      'state',
      'assigned_to',
      fn.countAll<number>().as('count'),
      fn.sum<number>('unread').as('unread'),
    ])
    .$if(isOwnOnly(person, 'enquiries.answer'), (query) =>
      query.where('assigned_to', '=', person._id),
    )
    .groupBy(['state', 'assigned_to'])
    .execute()
  const counts = { inbox: 0, unread: 0, mine: 0, unassigned: 0, done: 0, spam: 0 }
  for (const { state, assigned_to, count, unread } of rows) {
    if (state !== 'open') {
      counts[state] += count
      continue
    }
    counts.inbox += count
    counts.unread += unread
    if (assigned_to === null) counts.unassigned += count
    if (assigned_to === person._id) counts.mine += count
  }
  return counts
}
