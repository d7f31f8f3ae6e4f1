import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'

export type Admins = ReturnType<typeof createAdmins>

/** Who may log in: the addresses of the settings, and those that the operator added. */
export function createAdmins(db: Database, clock: Clock, settings: { adminEmails: string[] }) {
  const fromSettings = new Set(settings.adminEmails)

  return {
    /** The admin's address as it is stored; undefined where this one may not log in. */
    async find(email: string): Promise<string | undefined> {
      const address = canonical(email)
      const added = await db
        .selectFrom('admins')
        .select('email')
        .where('email', '=', address)
        .executeTakeFirst()
      return added?.email ?? (fromSettings.has(address) ? address : undefined)
    },

    async list(): Promise<string[]> {
      const rows = await db.selectFrom('admins').select('email').execute()
      return [...new Set([...fromSettings, ...rows.map(({ email }) => email)])].sort()
    },

    async add(email: string): Promise<void> {
      await db
        .insertInto('admins')
        .values({ email: canonical(email), added_at: clock().toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Also ends their sessions. An address from the settings stays an admin. */
    async remove(email: string): Promise<void> {
      const address = canonical(email)
      await inTransaction(db, async (trx) => {
        await trx.deleteFrom('admins').where('email', '=', address).execute()
        await trx.deleteFrom('sessions').where('email', '=', address).execute()
      })
    },
  }
}

/** The form in which addresses are compared: however it was typed, it is one account. */
export function canonical(email: string): string {
  return email.trim().toLowerCase()
}
