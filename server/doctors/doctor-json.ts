import type { Selectable } from 'kysely'
import type { Doctor } from '../../shared/doctor.ts'
import { doctorFields } from '../../shared/doctor-fields.ts'
import { columnKinds, namesOf } from '../../shared/fields.ts'
import type { Tables } from '../database/tables.ts'
import { fieldsFrom } from '../records/columns.ts'

const columns = namesOf(doctorFields, columnKinds)

export function doctorJson(row: Selectable<Tables['doctors']>): Doctor {
  return {
    _id: row.id,
    ...fieldsFrom(doctorFields, columns, row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
