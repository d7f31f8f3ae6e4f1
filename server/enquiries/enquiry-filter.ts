// What lists of enquiries are searched by: name, e-mail, message and the mails that followed.
import type { Enquiry } from '../../shared/enquiry.ts'
import { foldText } from '../../shared/letters.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { inTransaction } from '../database/transaction.ts'

const atOnce = 200

type Written = Pick<Enquiry, 'name' | 'email' | 'message'>

export function filterText({ name, email, message }: Written, mails: string[] = []) {
  return foldText([name, email, message, ...mails].join(' '))
}

/** Makes the text of an enquiry anew, in the caller's transaction. Does nothing where it has been deleted. */
export async function updateFilterText(trx: Database, id: string): Promise<void> {
  const enquiry = await selectForUpdate(trx, 'enquiries')
    .select(['name', 'email', 'message'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!enquiry) return
  const mails = await trx
    .selectFrom('enquiry_mails')
    .select('text')
    .where('enquiry_id', '=', id)
    .orderBy('at')
    .execute()
  await trx
    .updateTable('enquiries')
    .set({
      filter_text: filterText(
        enquiry,
        mails.map(({ text }) => text),
      ),
    })
    .where('id', '=', id)
    .execute()
}

/** Fills in the texts of enquiries that an older version stored. */
export async function updateFilterTexts(db: Database): Promise<void> {
  for (let found = atOnce; found === atOnce;) {
    // oxlint-disable-next-line no-await-in-loop
    found = await inTransaction(db, async (trx) => {
      const rows = await trx
        .selectFrom('enquiries')
        .select('id')
        .where('filter_text', 'is', null)
        .limit(atOnce)
        .execute()
      for (const { id } of rows) await updateFilterText(trx, id)
      return rows.length
    })
  }
}
