import type { Selectable } from 'kysely'
import type { Enquiry } from '../../shared/enquiry.ts'
import type { Tables } from '../database/tables.ts'

export function enquiryJson(
  row: Pick<Selectable<Tables['enquiries']>, 'id' | 'name' | 'email' | 'message' | 'created_at'>,
): Enquiry {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    createdAt: row.created_at,
  }
}
