import { setImmediate as afterOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Clock } from '../core/clock.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { inTransaction } from '../database/transaction.ts'
import { deleteRows } from '../jobs/delete-slowly.ts'
import { endSubscriptions } from '../jobs/newsletter-retention.ts'
import type { Whose } from './address-key.ts'
import { withoutAddress } from './addresses-in-text.ts'
import { forgetReviewers } from './erase-reviewers.ts'
import { findPerson, type Mention } from './find-person.ts'

/** How many rows were deleted; `mails` are those that waited, and those in conversations of others. */
export type ErasedRows = {
  enquiries: number
  subscriptions: number
  mails: number
  reviewRequests: number
}

const atOnce = 200
const because = 'one row about the erasure covers it'

/**
 * Deletes all that belongs to a person and takes the address out of texts of others, in small
 * transactions: after an interruption the same call deletes the rest.
 */
export async function eraseRows(db: Database, clock: Clock, whose: Whose): Promise<ErasedRows> {
  const found = await findPerson(db, whose)
  const rows = (ids: string[]) => ids.map((id) => ({ id }))
  const queued = await deleteRows(db, 'mail_outbox', rows(found.queued))
  const enquiries = await deleteRows(db, 'enquiries', rows(found.enquiries))
  const mailIds = found.mails.map(({ id }) => id)
  const mails = queued + (await deleteRows(db, 'enquiry_mails', rows(mailIds)))
  const subscriptions = await inParts(db, found.subscriptions, (trx, ids) =>
    endSubscriptions(trx, clock(), (eb) => eb('id', 'in', ids)),
  )
  for (const mention of found.mentions) await takeOut(db, mention, whose)
  const others = [...found.mails, ...found.mentions].flatMap(({ enquiry }) => enquiry ?? [])
  await inParts(db, [...new Set(others)], forgetWords)
  const reviewRequests = await forgetReviewers(db, whose)
  return { enquiries, subscriptions, mails, reviewRequests }
}

/** Does the work in a transaction for every 200 ids. Returns the sum of its results. */
async function inParts(
  db: Database,
  ids: string[],
  work: (trx: Database, ids: string[]) => Promise<number>,
): Promise<number> {
  let sum = 0
  for (let from = 0; from < ids.length; from += atOnce) {
    sum += await inTransaction(db, (trx) => work(trx, ids.slice(from, from + atOnce)))
    await afterOthers()
  }
  return sum
}

/** What is searched, and the words of danger, may have been in mails that are gone. */
async function forgetWords(trx: Database, ids: string[]): Promise<number> {
  skipAudit(trx, ['enquiries'], because)
  await trx
    .updateTable('enquiries')
    .set({
      filter_text: null,
      danger_words: sql<string | null>`case when danger_words is null then null else '[]' end`,
    })
    .where('id', 'in', ids)
    .execute()
  return ids.length
}

const texts = {
  enquiries: ['name', 'message', 'about', 'wish'],
  enquiry_mails: ['text', 'attachments', 'files', 'failure'],
  enquiry_notes: ['text'],
  enquiry_drafts: ['text'],
  mail_outbox: ['subject', 'text', 'html'],
  remarks: ['quote', 'anchor', 'body', 'suggestion', 'author_name', 'closed_by'],
  remark_replies: ['body', 'author_name'],
} as const satisfies Record<Mention['table'], readonly string[]>

const audited = [
  'enquiries',
  'enquiry_mails',
  'enquiry_notes',
  'remarks',
  'remark_replies',
] as const satisfies readonly Mention['table'][]

function takeOut(db: Database, { table, key }: Mention, whose: Whose): Promise<void> {
  const isTheirs = (address: string) => whose(address) !== undefined
  return inTransaction(db, async (trx) => {
    skipAudit(trx, audited, because)
    const isThis = sql<boolean>`${sql.join(
      Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      sql` and `,
    )}`
    const row = await selectForUpdate(trx, table).selectAll().where(isThis).executeTakeFirst()
    if (!row) return
    const stored = row as unknown as Record<string, string | null>
    const changed = texts[table].map((column): [string, string | null] => {
      const text = stored[column] ?? null
      return [column, text && withoutAddress(text, isTheirs)]
    })
    await trx.updateTable(table).set(Object.fromEntries(changed)).where(isThis).execute()
  })
}
