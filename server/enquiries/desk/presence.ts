// Who has an enquiry open at the moment.
import type { DeskEnquiry } from '../../../shared/desk.ts'
import { limits } from '../../../shared/limits.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { namedPerson, personName } from './desk-item.ts'
import type { Colleague } from './folders.ts'

/** A row that is younger is not written again. */
const renewMs = 5000
const presentMs = limits.desk.presentSeconds * 1000

/** Notes that the person has the enquiry open, and returns the others who have. */
export async function notePresence(
  db: Database,
  clock: Clock,
  { _id: person_id }: Colleague,
  enquiry_id: string,
): Promise<DeskEnquiry['present']> {
  const now = clock().getTime()
  const since = (ms: number) => new Date(now - ms).toISOString()
  const at = since(0)
  const rows = await db
    .selectFrom('enquiry_presence as present')
    .innerJoin('people', 'people.id', 'present.person_id')
    .select(['present.person_id', 'present.at', personName.as('person_name')])
    .where('enquiry_id', '=', enquiry_id)
    .where('at', '>', since(presentMs))
    .where('at', '<=', at)
    .orderBy('at')
    .execute()
  const own = rows.find((row) => row.person_id === person_id)
  if (!own || own.at < since(renewMs)) {
    await db
      .insertInto('enquiry_presence')
      .values({ enquiry_id, person_id, at })
      .onConflict((conflict) => conflict.columns(['enquiry_id', 'person_id']).doUpdateSet({ at }))
      .execute()
  }
  return rows
    .filter((row) => row !== own)
    .map((row) => ({ by: namedPerson(row.person_id, row.person_name), at: row.at }))
}
