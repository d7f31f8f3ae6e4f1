import type { Doctor } from '../../shared/doctor.ts'
import { doctorFields } from '../../shared/doctor-fields.ts'
import type { NewValues } from '../../shared/fields.ts'
import { foldText } from '../../shared/letters.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { uniqueId } from '../database/unique-id.ts'
import { columnsFrom } from '../records/columns.ts'
import { doctorKind } from '../records/kinds/doctor.ts'
import {
  confirmationOf,
  confirmOwnChanges,
  isOwner,
  lockProfile,
  type Profile,
} from '../people/confirmations.ts'
import { createRecordWriter } from '../records/record-writer.ts'
import { isWrittenBy } from '../records/versions.ts'
import type { Cause } from '../records/write-record.ts'
import { reindexAround } from '../search/reindex.ts'
import { storeMail } from '../mail/mail-queue.ts'
import { type OfficeSettings, officeAddress } from '../database/office-address.ts'
import { addressChangedMail } from './address-changed-mail.ts'
import { doctorJson } from './doctor-json.ts'
import { findDoctor } from './doctor-rows.ts'

export type NewDoctor = NewValues<typeof doctorFields> & { createdAt?: string }

/** Each change writes the doctor and the search text of the doctor's articles. */
export function createDoctorWriter(db: Database, clock: Clock, settings: OfficeSettings) {
  /** Notifies an address that review links went to until now. */
  async function tellFormerAddress(trx: Database, number: number, before: Profile): Promise<void> {
    if (!(await confirmationOf(trx, number)).address) return
    const contactTo = await officeAddress(trx, settings)
    await storeMail(trx, clock, addressChangedMail({ ...before, contactTo }))
  }

  return createRecordWriter<NewDoctor, Doctor>(db, clock, doctorKind, {
    find: (id) => findDoctor(db, id),

    async insert(trx, doctor, { id, createdAt, updatedAt, ...cause }) {
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
      await confirmForOwner(trx, row.number, undefined, { ...cause, at: clock().toISOString() })
      return doctorJson(row)
    },

    async update(trx, number, doctor, { updatedAt, ...cause }) {
      const write = () =>
        trx
          .updateTable('doctors')
          .set({ ...writtenColumns(doctor), updated_at: updatedAt })
          .where('number', '=', number)
          .returningAll()
          .executeTakeFirstOrThrow()
      const before = await lockProfile(trx, number)
      const email = doctor.email ?? before?.email
      if (before && email?.toLowerCase() !== before.email.toLowerCase()) {
        await tellFormerAddress(trx, number, before)
        await endReviewLinks(trx, number)
      }
      const sameName = before?.name === doctor.name
      const row = sameName ? await write() : await reindexAround(trx, number, write)
      if (before) await confirmForOwner(trx, number, before, { ...cause, at: updatedAt })
      return doctorJson(row)
    },

    /** The doctor's articles stay, without an author. */
    async remove(trx, number) {
      await assertNoObjection(trx, number)
      await reindexAround(trx, number, () =>
        trx.deleteFrom('doctors').where('number', '=', number).execute(),
      )
    },
  })
}

/** Throws 409 if the doctor has objected to a page: an objection must not disappear with the profile. */
async function assertNoObjection(trx: Database, number: number): Promise<void> {
  const objection = await trx
    .selectFrom('review_requests')
    .select('id')
    .where('doctor_number', '=', number)
    .where('answer', '<>', '')
    .executeTakeFirst()
  if (!objection) return
  throw new HttpError(
    409,
    'This doctor has asked for changes to a page. An owner has to settle that in Reviews first.',
  )
}

/** Confirms what an owner writes, unless others have written in the draft that is published. */
async function confirmForOwner(
  trx: Database,
  number: number,
  before: Profile | undefined,
  { by, draft, at }: Cause & { at: string },
): Promise<void> {
  if (!(await isOwner(trx, by))) return
  if (draft && !(await isWrittenBy(trx, draft, by))) return
  await confirmOwnChanges(trx, number, before, { by, at })
}

/** Ends the links in a mailbox that is no longer the doctor's. */
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
