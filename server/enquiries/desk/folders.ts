import type { FastifyRequest } from 'fastify'
import type { DeskCounts, DeskFolder } from '../../../shared/desk.ts'
import type { Database } from '../../database/database.ts'
import { assertMay, isOwnOnly } from '../../people/permit.ts'
import type { Person } from '../../people/person.ts'
import type { EnquiryCondition } from '../enquiry-page.ts'

/** Who works at the desk. */
export type Colleague = Pick<Person, '_id' | 'email' | 'name' | 'role'>

const stateOf = {
  inbox: 'open',
  mine: 'open',
  unassigned: 'open',
  done: 'done',
  spam: 'spam',
} as const

/** Which enquiries stand in the folder; a doctor has only those assigned to the doctor. */
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

/** An enquiry is the person's to whom it is assigned. */
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

/** Returns what asks, before anything else is read of a request about one enquiry, whether it may go on. */
export const askForEnquiry = (db: Database) => (request: FastifyRequest) => {
  const { id } = request.params as { id: string }
  return assertMay(db, request.person, 'enquiries.answer', ownEnquiry(id))
}

/** How many enquiries stand in each folder; `unread` are those of the inbox. */
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
