import { setImmediate as afterOthers } from 'node:timers/promises'
import { oldestFirst } from '../../shared/desk.ts'
import type { PersonData, PersonEnquiry } from '../../shared/persons.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { itemJson, selectItems } from '../enquiries/desk/desk-item.ts'
import { mailEntry, noteEntry, selectMails, selectNotes } from '../enquiries/desk/entries.ts'
import { openingFiles, readersOf } from '../enquiries/desk/thread.ts'
import { listMailFiles } from '../mail/mail-files.ts'
import { dayOfVersion } from '../database/policy-version.ts'
import { whoseIs } from './address-key.ts'
import { findPerson, type Found } from './find-person.ts'

export type DataParts = { db: Database; clock: Clock; dataDir: string }

/** Yields all that is stored about a person as JSON (`personData`), enquiry by enquiry, newest first. */
export async function* personJson(
  { db, clock, dataDir }: DataParts,
  email: string,
): AsyncGenerator<string> {
  const whose = whoseIs(email)
  const found = await findPerson(db, whose)
  yield `{"email":${JSON.stringify(email)},"enquiries":[`
  let comma = ''
  for (const id of found.enquiries) {
    const enquiry = await readEnquiry(db, clock, id)
    if (!enquiry) continue
    yield comma + JSON.stringify(enquiry)
    comma = ','
    await afterOthers()
  }
  const rest: Omit<PersonData, 'email' | 'enquiries'> = {
    subscription: await readSubscription(db, found),
    issues: await readIssues(db, found),
    mails: [
      ...(await readMails(db, found)),
      ...(await listMailFiles(dataDir, (address) => whose(address) !== undefined)),
    ],
    remarks: await readRemarks(db, found),
  }
  yield `],${JSON.stringify(rest).slice(1)}`
}

/** Undefined if it was deleted meanwhile. */
async function readEnquiry(
  db: Database,
  clock: Clock,
  id: string,
): Promise<PersonEnquiry | undefined> {
  const row = await selectItems(db)
    .select(['enquiries.message', 'enquiries.dropped_mails', 'enquiries.consent'])
    .where('enquiries.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const mails = await selectMails(db, id).execute()
  const notes = await selectNotes(db, id).execute()
  const { reads } = await readersOf(db, id, '')
  return {
    ...itemJson(row, clock()),
    message: row.message,
    files: await openingFiles(db, id),
    consent: row.consent === null ? null : dayOfVersion(row.consent),
    thread: [...mails.map(mailEntry), ...notes.map(noteEntry)].toSorted(oldestFirst),
    droppedMails: row.dropped_mails,
    reads,
  }
}

async function readSubscription(
  db: Database,
  { subscriptions: [id] }: Found,
): Promise<PersonData['subscription']> {
  if (id === undefined) return null
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select(['requested_at', 'confirmed_at', 'policy'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const consent = row.policy && dayOfVersion(row.policy)
  return { requestedAt: row.requested_at, confirmedAt: row.confirmed_at, consent }
}

async function readIssues(db: Database, { subscriptions }: Found): Promise<PersonData['issues']> {
  if (subscriptions.length === 0) return []
  const rows = await db
    .selectFrom('newsletter_deliveries as delivery')
    .innerJoin('newsletter_issues as issue', 'issue.id', 'delivery.issue_id')
    .select(['issue.subject', 'delivery.tried_at'])
    .where('delivery.subscription_id', 'in', subscriptions)
    .where('delivery.tried_at', 'is not', null)
    .orderBy('delivery.tried_at', 'desc')
    .execute()
  return rows.map(({ subject, tried_at }) => ({ subject, at: tried_at! }))
}

async function readRemarks(db: Database, { mentions }: Found): Promise<PersonData['remarks']> {
  const read: PersonData['remarks'] = []
  for (const { table, key } of mentions) {
    if (table === 'remarks') {
      const row = await db
        .selectFrom('remarks')
        .select(['author_name as author', 'body', 'suggestion', 'closed_by', 'created_at as at'])
        .where('id', '=', key['id']!)
        .executeTakeFirst()
      if (row) {
        const { closed_by: closedBy, ...remark } = row
        read.push({ ...remark, closedBy })
      }
    } else if (table === 'remark_replies') {
      const row = await db
        .selectFrom('remark_replies')
        .select(['author_name as author', 'body', 'created_at as at'])
        .where('id', '=', key['id']!)
        .executeTakeFirst()
      if (row) read.push({ ...row, suggestion: null, closedBy: null })
    }
  }
  return read.toSorted((a, b) => b.at.localeCompare(a.at))
}

async function readMails(db: Database, { queued, mails }: Found): Promise<PersonData['mails']> {
  const read: PersonData['mails'] = []
  for (const id of queued) {
    const mail = await db
      .selectFrom('mail_outbox')
      .select(['subject', 'created_at as at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (mail) read.push(mail)
  }
  for (const { id } of mails) {
    const mail = await db
      .selectFrom('enquiry_mails')
      .select(['text', 'at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (mail) read.push({ subject: '', ...mail })
  }
  return read.toSorted((a, b) => (a.at < b.at ? 1 : -1))
}
