// The text by which enquiries are searched: name, e-mail, message and the mails that followed.
import { sql } from 'kysely'
import type { Enquiry } from '../../shared/enquiry.ts'
import { foldText } from '../../shared/letters.ts'
import { limits } from '../../shared/limits.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { inTransaction } from '../database/transaction.ts'

const atOnce = 200
const { searched } = limits.desk.conversation
/**
 * How far a text may exceed its limit, as a factor, before it is shortened: shortening costs more than
 * appending.
 */
const slack = 1.25
/** Maximum number of mails and replies read to rebuild a text. */
const mailsRead = 1000

type Written = Pick<Enquiry, 'name' | 'email' | 'message'>

export function filterText({ name, email, message }: Written, mails: string[] = []) {
  return foldText([name, email, message, ...mails].join(' '))
}

/**
 * Adds a mail to the filter text of its enquiry, in the caller's transaction. In a long conversation
 * only the newest mails are searched, and always the enquiry itself.
 */
export async function addToFilterText(trx: Database, id: string, mail: string): Promise<void> {
  const { length } = await trx
    .updateTable('enquiries')
    .set({ filter_text: sql<string>`filter_text || ${` ${foldText(mail)}`}` })
    .where('id', '=', id)
    .returning(sql<number | null>`length(filter_text)`.as('length'))
    .executeTakeFirstOrThrow()
  if ((length ?? 0) > searched * slack) await shortenFilterText(trx, id)
}

async function shortenFilterText(trx: Database, id: string): Promise<void> {
  const { filter_text, ...enquiry } = await selectForUpdate(trx, 'enquiries')
    .select(['name', 'email', 'message', 'filter_text'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // Drop the first word, which may be cut off.
  const newest = filter_text!.slice(-searched).replace(/^\S*/, '')
  await trx
    .updateTable('enquiries')
    .set({ filter_text: filterText(enquiry) + newest })
    .where('id', '=', id)
    .execute()
}

/**
 * Rebuilds the filter text of an enquiry, in the caller's transaction. Does nothing if the enquiry was
 * deleted.
 */
async function makeFilterText(trx: Database, id: string): Promise<void> {
  const enquiry = await selectForUpdate(trx, 'enquiries')
    .select(['name', 'email', 'message'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!enquiry) return
  const mails = await trx
    .selectFrom('enquiry_mails')
    .select('text')
    .where('enquiry_id', '=', id)
    .where('kept', '=', 1)
    .orderBy('at', 'desc')
    .limit(mailsRead)
    .execute()
  let length = 0
  const newest = mails.filter(({ text }) => (length += text.length) <= searched).toReversed()
  await trx
    .updateTable('enquiries')
    .set({
      filter_text: filterText(
        enquiry,
        newest.map(({ text }) => text),
      ),
    })
    .where('id', '=', id)
    .execute()
}

/** Builds the filter texts of enquiries stored by an older version. */
export async function updateFilterTexts(db: Database): Promise<void> {
  for (let found = atOnce; found === atOnce;) {
    // oxlint-disable-next-line no-await-in-loop
    found = await inTransaction(db, async (trx) => {
      skipAudit(trx, ['enquiries'], 'the text is made of what is stored')
      const rows = await trx
        .selectFrom('enquiries')
        .select('id')
        .where('filter_text', 'is', null)
        .limit(atOnce)
        .execute()
      for (const { id } of rows) await makeFilterText(trx, id)
      return rows.length
    })
  }
}
