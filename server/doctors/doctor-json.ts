import type { Selectable } from 'kysely'
import type { Doctor } from '../../shared/doctor.ts'
import type { Tables } from '../database/tables.ts'
import { cleanStored } from '../html/clean-stored.ts'

export function doctorJson(row: Selectable<Tables['doctors']>): Doctor {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    location: row.location,
    description: cleanStored(row.description),
    image_url: row.image_url,
    linkedin: row.linkedin,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
