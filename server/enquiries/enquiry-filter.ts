// What the panel's list of enquiries is filtered by: name, e-mail, message.
import type { Enquiry } from '../../shared/enquiry.ts'
import { foldText } from '../../shared/letters.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'

const atOnce = 200

export function filterText({ name, email, message }: Pick<Enquiry, 'name' | 'email' | 'message'>) {
  return foldText([name, email, message].join(' '))
}

/** Fills in the texts of enquiries that an older version stored. */
export async function updateFilterTexts(db: Database): Promise<void> {
  for (let found = atOnce; found === atOnce;) {
    // oxlint-disable-next-line no-await-in-loop
    found = await inTransaction(db, async (trx) => {
      const rows = await trx
        .selectFrom('enquiries')
        .select(['id', 'name', 'email', 'message'])
        .where('filter_text', 'is', null)
        .limit(atOnce)
        .execute()
      for (const { id, ...enquiry } of rows) {
        await trx
          .updateTable('enquiries')
          .set({ filter_text: filterText(enquiry) })
          .where('id', '=', id)
          .execute()
      }
      return rows.length
    })
  }
}
