import type { Selectable } from 'kysely'
import type { Doctor } from '../../shared/doctor.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { doctorJson } from './doctor-json.ts'

/** All doctors, in the order in which they were added. */
export function doctorRows(db: Database): Promise<Selectable<Tables['doctors']>[]> {
  return db.selectFrom('doctors').selectAll().orderBy('created_at').orderBy('number').execute()
}

export async function findDoctor(db: Database, id: string): Promise<Doctor | undefined> {
  const [row] = await doctorById(db, id)
  return row && doctorJson(row)
}

const doctorById = compileOnce<Selectable<Tables['doctors']>>((db) =>
  db.selectFrom('doctors').selectAll().where('id', '=', ''),
)
