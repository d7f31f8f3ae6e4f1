// What lists of enquiries are searched by: name, e-mail, message and the mails that followed.
import { sql } from 'kysely'
import type { Enquiry } from '../../shared/enquiry.ts'
import { foldText } from '../../shared/letters.ts'
import { limits } from '../../shared/limits.ts'
import { leaveUntold } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { inTransaction } from '../database/transaction.ts'

const atOnce = 200
const { searched } = limits.desk.conversation
/** So many times as long a text may grow before it is shortened, which costs more than to add to it. */
const slack = 1.25
/** Mails and replies. */
const mailsRead = 1000

type Written = Pick<Enquiry, 'name' | 'email' | 'message'>

export function filterText({ name, email, message }: Written, mails: string[] = []) {
  return foldText([name, email, message, ...mails].join(' '))
}

/**
 * Adds a mail to the text of its enquiry, in the caller's transaction. Of a long conversation the newest words are
 * searched, and always the enquiry's own.
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
  // The first word may have been cut.
  const newest = filter_text!.slice(-searched).replace(/^\S*/, '')
  await trx
    .updateTable('enquiries')
    .set({ filter_text: filterText(enquiry) + newest })
    .where('id', '=', id)
    .execute()
}

/** Makes the text of an enquiry anew, in the caller's transaction. Does nothing where it has been deleted. */
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

/** Fills in the texts of enquiries that an older version stored. */
export async function updateFilterTexts(db: Database): Promise<void> {
  for (let found = atOnce; found === atOnce;) {
    // oxlint-disable-next-line no-await-in-loop
    found = await inTransaction(db, async (trx) => {
      leaveUntold(trx, ['enquiries'], 'the text is made of what is stored')
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
