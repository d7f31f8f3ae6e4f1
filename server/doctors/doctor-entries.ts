import { foldText } from '../../shared/letters.ts'
import type { Database } from '../database/database.ts'
import { createCatchUp } from '../listing/catch-up.ts'
import { filterText } from '../records/filter-text.ts'
import { doctorJson } from './doctor-json.ts'

/** Returns a function that updates the texts by which the panel's list of doctors is sorted and filtered. */
export const createDoctorEntries = (db: Database) =>
  createCatchUp(db, 'doctor_entries', writeEntries)

async function writeEntries(trx: Database, numbers: number[]): Promise<void> {
  const doctors = await trx
    .selectFrom('doctors')
    .selectAll()
    .where('number', 'in', numbers)
    .execute()
  if (doctors.length === 0) return
  const entries = doctors.map((row) => ({
    doctor_number: row.number,
    updated_at: row.updated_at,
    email_key: foldText(row.email),
    location_key: foldText(row.location),
    text: filterText('doctor', doctorJson(row)),
  }))
  await trx
    .insertInto('doctor_entries')
    .values(entries)
    .onConflict((conflict) =>
      conflict.column('doctor_number').doUpdateSet(({ ref }) => ({
        updated_at: ref('excluded.updated_at'),
        email_key: ref('excluded.email_key'),
        location_key: ref('excluded.location_key'),
        text: ref('excluded.text'),
      })),
    )
    .execute()
}
