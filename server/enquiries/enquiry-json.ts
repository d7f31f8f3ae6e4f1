import type { Selectable } from 'kysely'
import type { Enquiry } from '../../shared/enquiry.ts'
import type { Tables } from '../database/tables.ts'

export function enquiryJson(row: Omit<Selectable<Tables['enquiries']>, 'filter_text'>): Enquiry {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    createdAt: row.created_at,
  }
}
