import type { Doctor } from '../../shared/doctor.ts'
import { doctorFields } from '../../shared/doctor-fields.ts'
import type { NewValues } from '../../shared/fields.ts'
import { foldText } from '../../shared/letters.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { uniqueId } from '../database/unique-id.ts'
import { columnsFrom } from '../records/columns.ts'
import { doctorKind } from '../records/kinds/doctor.ts'
import { createRecordWriter } from '../records/record-writer.ts'
import { reindexAround } from '../search/reindex.ts'
import { doctorJson } from './doctor-json.ts'
import { findDoctor } from './doctor-rows.ts'

export type NewDoctor = NewValues<typeof doctorFields> & { createdAt?: string }

/** Each change writes the doctor and the search text of the articles that name the doctor. */
export function createDoctorWriter(db: Database, clock: Clock) {
  return createRecordWriter<NewDoctor, Doctor>(db, clock, doctorKind, {
    find: (id) => findDoctor(db, id),

    async insert(trx, doctor, { id, createdAt, updatedAt }) {
      const row = await trx
        .insertInto('doctors')
        .values({
          ...writtenColumns(doctor),
          id: id ?? (await uniqueId(trx, doctorKind, doctor.name)),
          created_at: createdAt,
          updated_at: updatedAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return doctorJson(row)
    },

    async update(trx, number, doctor, updatedAt) {
      const write = () =>
        trx
          .updateTable('doctors')
          .set({ ...writtenColumns(doctor), updated_at: updatedAt })
          .where('number', '=', number)
          .returningAll()
          .executeTakeFirstOrThrow()
      const before = await selectForUpdate(trx, 'doctors')
        .select(['name', 'email'])
        .where('number', '=', number)
        .executeTakeFirst()
      const email = doctor.email ?? before?.email
      if (email?.toLowerCase() !== before?.email.toLowerCase()) await endReviewLinks(trx, number)
      const sameName = before?.name === doctor.name
      return doctorJson(sameName ? await write() : await reindexAround(trx, number, write))
    },

    /** Their articles stay, without an author. */
    async remove(trx, number) {
      await reindexAround(trx, number, () =>
        trx.deleteFrom('doctors').where('number', '=', number).execute(),
      )
    },
  })
}

/** A link in a mailbox that is no longer the doctor's ends for good. */
async function endReviewLinks(trx: Database, number: number): Promise<void> {
  await trx
    .deleteFrom('review_requests')
    .where('doctor_number', '=', number)
    .where('answer', '=', '')
    .execute()
}

function writtenColumns(doctor: NewDoctor) {
  return { ...columnsFrom(doctorFields, doctor), name_key: foldText(doctor.name) }
}
