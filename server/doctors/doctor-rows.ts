import type { Selectable } from 'kysely'
import type { Doctor } from '../../shared/doctor.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { doctorJson } from './doctor-json.ts'

/** Part of a list. */
export type Section = { offset: number; limit: number }

/** Returns all doctors or a section, in the order in which they were added. */
export function doctorRows(
  db: Database,
  section?: Section,
): Promise<Selectable<Tables['doctors']>[]> {
  const all = db.selectFrom('doctors').selectAll().orderBy('created_at').orderBy('number')
  return (section ? all.limit(section.limit).offset(section.offset) : all).execute()
}

export async function countDoctors(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('doctors')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function findDoctor(db: Database, id: string): Promise<Doctor | undefined> {
  const [row] = await doctorById(db, id)
  return row && doctorJson(row)
}

const doctorById = compileOnce<Selectable<Tables['doctors']>>((db) =>
  db.selectFrom('doctors').selectAll().where('id', '=', ''),
)
