import type { Database } from '../../database/database.ts'

/** Our row for the first of these Message-IDs that names a mail of a conversation; undefined if none does. */
export async function mailNamed(db: Database, ids: string[]) {
  if (ids.length === 0) return undefined
  const mails = await db
    .selectFrom('enquiry_mails')
    .select(['id', 'enquiry_id', 'direction', 'message_id'])
    .where('message_id', 'in', ids)
    .execute()
  return mails.toSorted((a, b) => ids.indexOf(a.message_id) - ids.indexOf(b.message_id))[0]
}
