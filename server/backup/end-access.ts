import type { Database } from '../database/database.ts'

/**
 * Deletes sessions, log-in codes, passkey challenges, preview links, the list of who has a draft open,
 * and unanswered review requests, so that nobody can use a backup to get in.
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
