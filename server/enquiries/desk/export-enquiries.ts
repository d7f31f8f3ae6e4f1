import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { DeskFolder } from '../../../shared/desk.ts'
import { academy } from '../../../content/academy.ts'
import { dayStartIn, daysAfter } from '../../../shared/calendar-day.ts'
import { limits } from '../../../shared/limits.ts'
import { HttpError } from '../../core/errors.ts'
import type { Database } from '../../database/database.ts'
import { byteOrderMark, csvLine } from '../../http/csv.ts'
import type { EnquiryCondition } from '../enquiry-page.ts'
import { deletesAt, personName } from './desk-item.ts'
import { type Colleague, inFolder } from './folders.ts'

/** Days in the academy's time zone, both inclusive. */
export type Export = { folder: DeskFolder; from?: string | undefined; to?: string | undefined }

const dayStart = dayStartIn(academy.timeZone)
const beginningOf = (day: string) => dayStart(day).toISOString()

const header = ['Date', 'Name', 'Email', 'Message', 'State', 'Assigned to', 'Deleted on']
/** Rows in memory at a time; other requests have their turn after each. */
const atOnce = 200

/**
 * Returns the number of enquiries and the lines of a CSV file, newest first. Throws 400 if there are
 * too many.
 */
export async function exportEnquiries(
  db: Database,
  person: Colleague,
  { folder, from, to }: Export,
  now: Date,
): Promise<{ rows: number; lines: AsyncIterable<string> }> {
  const where: EnquiryCondition = (eb) =>
    eb.and([
      inFolder(folder, person, now)(eb),
      ...(from ? [eb('created_at', '>=', beginningOf(from))] : []),
      ...(to ? [eb('created_at', '<', beginningOf(daysAfter(to, 1)))] : []),
    ])
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(where)
    .executeTakeFirstOrThrow()
  if (count > limits.desk.exportRows) throw new HttpError(400, 'Choose a shorter time.')
  return { rows: count, lines: lines(db, where) }
}

async function* lines(db: Database, where: EnquiryCondition): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header)
  let last: { created_at: string; id: string } | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- as many rows as fit into memory
    const rows = await db
      .selectFrom('enquiries')
      .leftJoin('people', 'people.id', 'enquiries.assigned_to')
      .select(['enquiries.id', 'enquiries.name', 'enquiries.email', 'message', 'state'])
      .select(['enquiries.created_at', 'spam_at', personName.as('assigned_name')])
      .where('enquiries.id', 'in', page(db, where, last))
      .orderBy('enquiries.created_at', 'desc')
      .orderBy('enquiries.id', 'desc')
      .execute()
    for (const row of rows) {
      const { name, email, message, state } = row
      const day = deletesAt(row).slice(0, 10)
      yield csvLine([row.created_at, name, email, message, state, row.assigned_name ?? '', day])
    }
    last = rows.length === atOnce ? rows.at(-1) : undefined
    // oxlint-disable-next-line no-await-in-loop -- between pages
    await nextTurn()
  } while (last)
}

/** Selects the ids of the next rows, after `last`. */
function page(
  db: Database,
  where: EnquiryCondition,
  last: { created_at: string; id: string } | undefined,
) {
  return db
    .selectFrom('enquiries')
    .select('id')
    .where(where)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${last!.created_at}, ${last!.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atOnce)
}
