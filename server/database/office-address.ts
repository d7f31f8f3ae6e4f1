import '../../content/academy.ts'
import { readField } from '../../content/words/live.ts'
import type { Database } from './database.ts'

/** `contactTo`: `CONTACT_TO`, if it is set. */
export type OfficeSettings = { contactTo?: string | undefined }

/** The row of `site_words` that keeps the address that an owner has confirmed. No form shows it. */
const confirmed = { page: 'notices', field: 'email' } as const

/**
 * Returns where the academy's own mail goes: the address of the settings, else the one that an owner has
 * confirmed, else the program's. What pages show may differ.
 */
export async function officeAddress(db: Database, { contactTo }: OfficeSettings): Promise<string> {
  if (contactTo !== undefined) return contactTo
  const row = await db
    .selectFrom('site_words')
    .select('value')
    .where('page', '=', confirmed.page)
    .where('field', '=', confirmed.field)
    .executeTakeFirst()
  return row ? (JSON.parse(row.value) as string) : programAddress()
}

/** Stores an address that an owner has confirmed, in the transaction that judged the code. */
export async function storeOfficeAddress(trx: Database, address: string): Promise<void> {
  const value = JSON.stringify(address)
  await trx
    .insertInto('site_words')
    .values({ ...confirmed, value })
    .onConflict((conflict) => conflict.columns(['page', 'field']).doUpdateSet({ value }))
    .execute()
}

/** What `academy` says before anybody changes it. */
function programAddress(): string {
  return readField('academy', 'email').initial as string
}
