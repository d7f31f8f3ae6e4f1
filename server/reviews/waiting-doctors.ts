// Lists the doctors whose profile an owner has yet to confirm, and confirms them.
import type { WaitingDoctor } from '../../shared/review.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { lockRecord } from '../database/lock-record.ts'
import { changeContent } from '../database/transaction.ts'
import { confirmProfile, isConfirmed } from '../people/confirmations.ts'
import type { Permit } from '../people/permit.ts'

type Parts = { db: Database; clock: Clock }
type Asker = { by: string; permit: Permit }

/** Selects the doctors who could be asked for a review if their profile were confirmed. */
function waiting(db: Database) {
  return db
    .selectFrom('doctors')
    .where('doctors.sample', '=', 0)
    .where('doctors.email', '<>', '')
    .where((eb) => eb.or([eb.not(isConfirmed.identity), eb.not(isConfirmed.address)]))
}

/** Adds whether each doctor has signed a page or was asked to. */
function withUse(db: Database) {
  return waiting(db).select(({ eb, exists, selectFrom }) =>
    eb
      .case()
      .when(
        eb.or([
          exists(
            selectFrom('clinical_reviews as signed')
              .select('signed.number')
              .whereRef('signed.doctor_number', '=', 'doctors.number'),
          ),
          exists(
            selectFrom('review_requests as asked')
              .select('asked.id')
              .whereRef('asked.doctor_number', '=', 'doctors.number'),
          ),
        ]),
      )
      .then(1)
      .else(0)
      .end()
      .as('is_reviewer'),
  )
}

/** Lists them by name, earlier reviewers first. */
async function list(
  db: Database,
  { limit, page }: { limit: number; page: number },
): Promise<{ items: WaitingDoctor[]; total: number }> {
  const { total } = await waiting(db)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await withUse(db)
    .leftJoin('reviewer_confirmations as before', 'before.doctor_number', 'doctors.number')
    .select(['doctors.id', 'doctors.name', 'doctors.credentials', 'doctors.specialty'])
    .select(['doctors.license', 'doctors.npi', 'doctors.email', 'doctors.updated_at'])
    .select(['before.name as name_before', 'before.credentials as credentials_before'])
    .select(['before.license as license_before', 'before.npi as npi_before'])
    .select('before.email as email_before')
    .orderBy('is_reviewer', 'desc')
    .orderBy('doctors.name_key')
    .orderBy('doctors.number')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const items = rows.map(({ id, name, credentials, specialty, license, npi, email, ...row }) => ({
    ...{ _id: id, name, credentials, specialty, license, npi, email, updatedAt: row.updated_at },
    before:
      row.name_before === null
        ? null
        : {
            name: row.name_before,
            credentials: row.credentials_before ?? '',
            license: row.license_before ?? '',
            npi: row.npi_before ?? '',
            email: row.email_before ?? '',
          },
    isReviewer: row.is_reviewer === 1,
  }))
  return { items, total: Number(total) }
}

/** Returns the names of unconfirmed doctors who have reviewed before, at most 20. */
export async function waitingReviewers(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom(withUse(db).select(['doctors.name', 'doctors.name_key']).as('waiting'))
    .select('waiting.name')
    .where('waiting.is_reviewer', '=', 1)
    .orderBy('waiting.name_key')
    .limit(20)
    .execute()
  return rows.map(({ name }) => name)
}

export function createWaitingDoctors({ db, clock }: Parts) {
  return {
    list: (part: { limit: number; page: number }) => list(db, part),

    /** Throws 404, and 409 if the profile has changed since it was read. */
    confirm: (id: string, updatedAt: string, { by, permit }: Asker): Promise<void> =>
      changeContent(db, async (trx) => {
        await permit(trx)
        const record = await lockRecord(trx, 'doctors', id, updatedAt)
        if (!record) throw new HttpError(404, 'Doctor not found')
        const at = clock().toISOString()
        await confirmProfile(trx, record.number, { by, at })
        const fields = ['confirmation']
        await recordAudit(trx, { at, by, action: 'changed', kind: 'doctor', record: id, fields })
      }),
  }
}
