// Doctors whose own records others change.
import type { Database } from '../../../server/database/database.ts'
import { type Person, personFrom } from '../../../server/people/person.ts'
import { owner, type Parts } from './parts.ts'

export const at = '2026-01-02T03:04:05.000Z'

export async function addDoctor({ db, doctors }: Parts, name: string): Promise<Person> {
  const doctorId = await doctors.create({ name })
  const row = {
    id: name,
    email: `${name.toLowerCase()}@example.org`,
    name,
    role: 'doctor',
    passkey_only: 0,
  } as const
  const { number } = await db
    .selectFrom('doctors')
    .select('number')
    .where('id', '=', doctorId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('people')
    .values({ ...row, doctor_number: number, invited_at: at, joined_at: at, updated_at: at })
    .execute()
  return personFrom({ ...row, doctor_id: doctorId })
}

export async function clean(db: Database): Promise<void> {
  for (const table of ['enquiries', 'mail_outbox', 'audit_log', 'drafts', 'blogs'] as const) {
    await db.deleteFrom(table).execute()
  }
  await db.deleteFrom('people').where('id', '!=', owner._id).execute()
  await db.deleteFrom('doctors').execute()
}
