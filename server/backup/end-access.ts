import type { Database } from '../database/database.ts'

/**
 * Deletes every session, log-in code and link to previews, who has a draft open, and requests for a review that have no answer:
 * whoever had a backup must not get in with what is in it.
 */
export async function endAccess(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of ['sessions', 'login_codes', 'challenges', 'preview_links'] as const) {
      await trx.deleteFrom(table).execute()
    }
    await trx.deleteFrom('draft_editors').execute()
    await trx.deleteFrom('review_requests').where('answer', '=', '').execute()
  })
}
