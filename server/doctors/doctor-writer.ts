import type { Doctor } from '../../shared/doctor.ts'
import type { DoctorInput } from '../../shared/doctor-input.ts'
import { foldText } from '../../shared/letters.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { once, type Submission, unnamed } from '../database/idempotency.ts'
import { lockRecord } from '../database/lock-record.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { changeContent } from '../database/transaction.ts'
import { uniqueId } from '../database/unique-id.ts'
import { reindexAround } from '../search/reindex.ts'

export type NewDoctor = Omit<Doctor, '_id' | 'createdAt' | 'updatedAt'> & { createdAt?: string }

/** Each change is one transaction, with the search text of the articles that name the doctor. */
export function createDoctorWriter(db: Database, clock: Clock) {
  async function insert(trx: Database, doctor: NewDoctor): Promise<string> {
    const id = await uniqueId(trx, 'doctors', doctor.name)
    const now = doctor.createdAt ?? clock().toISOString()
    await trx
      .insertInto('doctors')
      .values({ ...writtenColumns(doctor), id, created_at: now, updated_at: now })
      .execute()
    return id
  }

  return {
    /** Answers the id; for a submission that came before, the id of the doctor made then. */
    create(doctor: NewDoctor, submission: Submission = unnamed): Promise<string> {
      return changeContent(db, (trx) => once(trx, clock, submission, () => insert(trx, doctor)))
    },

    /**
     * Answers the address of the picture that the doctor had before; undefined where there is no such
     * doctor. Throws 409 where `updatedAt` is not the record's own.
     */
    update(id: string, doctor: DoctorInput): Promise<string | undefined> {
      return changeContent(db, async (trx) => {
        const record = await lockRecord(trx, 'doctors', id, doctor.updatedAt)
        if (!record) return undefined
        const updated_at = nextTimestamp(clock, record.updated_at)
        const write = () =>
          trx
            .updateTable('doctors')
            .set({ ...writtenColumns(doctor), updated_at })
            .where('number', '=', record.number)
            .execute()
        if (await isCalled(trx, record.number, doctor.name)) await write()
        else await reindexAround(trx, record.number, write)
        return record.image_url
      })
    },

    /** Whether there was such a doctor. His articles stay, without an author. */
    remove(id: string): Promise<boolean> {
      return changeContent(db, async (trx) => {
        const record = await lockRecord(trx, 'doctors', id)
        if (!record) return false
        await reindexAround(trx, record.number, () =>
          trx.deleteFrom('doctors').where('number', '=', record.number).execute(),
        )
        return true
      })
    },
  }
}

async function isCalled(trx: Database, number: number, name: string): Promise<boolean> {
  const doctor = await trx
    .selectFrom('doctors')
    .select('name')
    .where('number', '=', number)
    .executeTakeFirst()
  return doctor?.name === name
}

function writtenColumns(doctor: Omit<NewDoctor, 'createdAt'>) {
  return {
    name: doctor.name,
    name_key: foldText(doctor.name),
    email: doctor.email,
    location: doctor.location,
    description: doctor.description,
    image_url: doctor.image_url,
    linkedin: doctor.linkedin,
  }
}
