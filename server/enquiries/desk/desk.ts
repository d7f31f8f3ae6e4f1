import { randomBytes } from 'node:crypto'
import type {
  DeskChange,
  DeskEnquiry,
  DeskEntry,
  DeskFolder,
  DeskItem,
  DeskPerson,
  ReplyInput,
} from '../../../shared/desk.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { skipAudit } from '../../database/audit-trail.ts'
import type { Database } from '../../database/database.ts'
import { once, wasDone } from '../../database/idempotency.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { RateLimits } from '../../limits/rate-limits.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { isOwnOnly, permit } from '../../people/permit.ts'
import { type Right, scopeOf } from '../../../shared/rights.ts'
import { pageOfIds } from '../enquiry-page.ts'
import { answeringRoles, changeEnquiry } from './change-enquiry.ts'
import { itemJson, namedPerson, personName, selectItems } from './desk-item.ts'
import { type Colleague, countFolders, inFolder, lockOwnEnquiry, ownEnquiry } from './folders.ts'
import { enquiryNotFound, lockEnquiry, newestMail } from './lock-enquiry.ts'
import { storeNote, storeReplyDraft } from './notes.ts'
import { isReadNoted, noteRead } from './note-read.ts'
import { type ReplyParts, retryReply, storeReply } from './replies.ts'
import { entryOf, readersOf, threadPart } from './thread.ts'

export type Desk = ReturnType<typeof createDesk>

type Listing = { folder: DeskFolder; query?: string | undefined; page: number; limit: number }

type Parts = ReplyParts & { db: Database; rates: RateLimits; outbox: Outbox }

/**
 * The front desk: enquiries as staff work on them. Every method that concerns one enquiry throws 403
 * without the right, then 404.
 */
export function createDesk({ db, rates, ...parts }: Parts) {
  const { clock, outbox } = parts

  async function item(id: string): Promise<DeskItem> {
    const row = await selectItems(db).where('enquiries.id', '=', id).executeTakeFirst()
    if (!row) throw enquiryNotFound()
    return itemJson(row)
  }

  /** Runs the work in a transaction that first checks the person's right. */
  const change = <Result>(
    person: Colleague,
    id: string,
    work: (trx: Database) => Promise<Result>,
    right: Right = 'enquiries.answer',
  ): Promise<Result> =>
    inTransaction(db, async (trx) => {
      await permit(person, right, lockOwnEnquiry(id))(trx)
      return work(trx)
    })

  return {
    /** Sorted by newest activity. */
    async list(
      person: Colleague,
      { folder, ...part }: Listing,
    ): Promise<{ items: DeskItem[]; total: number }> {
      const where = inFolder(folder, person)
      const { ids, total } = await pageOfIds(db, { ...part, where, order: 'last_at' })
      if (ids.length === 0) return { items: [], total }
      const rows = await selectItems(db)
        .where('enquiries.id', 'in', ids)
        .orderBy('enquiries.last_at', 'desc')
        .orderBy('enquiries.id', 'desc')
        .execute()
      return { items: rows.map(itemJson), total }
    },

    counts: (person: Colleague) => countFolders(db, person),

    /** People an enquiry may be assigned to. */
    async colleagues(person: Colleague): Promise<DeskPerson[]> {
      const rows = await db
        .selectFrom('people')
        .select(['id', personName.as('name')])
        .where('role', 'in', answeringRoles)
        // Those who can't assign enquiries see only their own name.
        .$if(scopeOf(person.role, 'enquiries.manage') === undefined, (query) =>
          query.where('id', '=', person._id),
        )
        .orderBy(personName)
        .orderBy('id')
        .execute()
      return rows.map(({ id, name }) => namedPerson(id, name))
    },

    /** Returns the enquiry with part of its conversation, marks it as read and records the reader. */
    async open(person: Colleague, id: string, before?: string): Promise<DeskEnquiry> {
      const isAllowed = !isOwnOnly(person, 'enquiries.answer') || (await ownEnquiry(id)(db, person))
      // Repeated reads within a short time write nothing.
      if (!isAllowed || !(await isReadNoted(db, clock, person, id))) {
        await change(person, id, async (trx) => {
          await lockEnquiry(trx, id)
          await noteRead(trx, clock, person, id)
        })
      }
      const { message, dropped_mails } = await db
        .selectFrom('enquiries')
        .select(['message', 'dropped_mails'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(enquiryNotFound)
      return {
        ...(await item(id)),
        message,
        droppedMails: dropped_mails,
        ...(await threadPart(db, id, before)),
        lastMessageId: (await newestMail(db, id))?.id ?? null,
        ...(await readersOf(db, id, person._id)),
      }
    },

    async change(person: Colleague, id: string, input: DeskChange): Promise<DeskItem> {
      const isManaging = input.assignedTo !== undefined || input.state === 'spam'
      const right = isManaging ? 'enquiries.manage' : 'enquiries.answer'
      const work = async (trx: Database) => {
        const permitFreeing = permit(person, 'enquiries.manage')
        const { fields, freed } = await changeEnquiry(trx, clock, id, input, permitFreeing)
        if (fields.length > 0) await record(trx, person, id, 'changed', fields)
        else skipAudit(trx, ['enquiries'], 'nothing differs from before')
        for (const other of freed) await record(trx, person, other, 'changed', ['state'])
      }
      await change(person, id, work, right)
      return item(id)
    },

    /** Deletes the enquiry with its conversation and queued mails. */
    remove: (person: Colleague, id: string): Promise<void> =>
      change(
        person,
        id,
        async (trx) => {
          await lockEnquiry(trx, id)
          await trx.deleteFrom('enquiries').where('id', '=', id).execute()
          await record(trx, person, id, 'deleted')
        },
        'enquiries.manage',
      ),

    /** Stores the reply and its mail. A repeated key returns the first reply. */
    async reply(
      person: Colleague,
      id: string,
      input: ReplyInput,
      key: string | undefined,
    ): Promise<DeskEntry> {
      const submission = { scope: `reply ${person._id} ${id}`, key, content: input }
      if (!(await wasDone(db, submission))) await rates.consume('repliesPerPerson', person._id)
      const entry = await change(person, id, (trx) =>
        once(trx, clock, submission, () => storeReply(trx, parts, person, id, input)),
      )
      outbox.wake()
      return entryOf(db, id, entry)
    },

    async retry(person: Colleague, id: string, entry: string): Promise<void> {
      await change(person, id, async (trx) => {
        await retryReply(trx, parts, id, entry)
        await record(trx, person, id, 'sent')
      })
      outbox.wake()
    },

    async note(person: Colleague, enquiryId: string, text: string): Promise<DeskEntry> {
      const id = randomBytes(16).toString('hex')
      await change(person, enquiryId, async (trx) => {
        await storeNote(trx, clock, person, { id, enquiryId, text })
        await record(trx, person, enquiryId, 'noted')
      })
      return entryOf(db, enquiryId, id)
    },

    /** Saves the person's own unsent reply; an empty one is deleted. */
    saveDraft: (person: Colleague, enquiryId: string, text: string): Promise<void> =>
      change(person, enquiryId, (trx) => storeReplyDraft(trx, clock, person, { enquiryId, text })),
  }

  function record(
    trx: Database,
    person: Colleague,
    id: string,
    action: 'changed' | 'deleted' | 'noted' | 'sent',
    fields: string[] = [],
  ): Promise<void> {
    const at = clock().toISOString()
    return recordAudit(trx, { at, by: person.email, action, kind: 'enquiry', record: id, fields })
  }
}
