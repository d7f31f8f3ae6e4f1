import { randomBytes } from 'node:crypto'
import type { DeskEnquiry, DeskEntry, DeskItem, DeskPerson } from '../../../shared/desk.ts'
import type { DeskChange, ReplyInput, WrittenEnquiryInput } from '../../../shared/desk-input.ts'
import { dayOfVersion } from '../../database/policy-version.ts'
import type { Database } from '../../database/database.ts'
import { once, wasDone } from '../../database/idempotency.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { RateLimits } from '../../limits/rate-limits.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { isOwnOnly, permit } from '../../people/permit.ts'
import { type Right, scopeOf } from '../../../shared/rights.ts'
import { createBulkActs } from './bulk.ts'
import { answeringRoles, changeEnquiry, rightTo } from './change-enquiry.ts'
import { namedPerson, personName } from './desk-item.ts'
import { createDeskLists } from './desk-lists.ts'
import { deskFiguresOf } from './figures.ts'
import { type Colleague, lockOwnEnquiry, ownEnquiry } from './folders.ts'
import { enquiryNotFound, lockEnquiry, newestMail } from './lock-enquiry.ts'
import { storeNote, storeReplyDraft } from './notes.ts'
import { isReadNoted, noteRead } from './note-read.ts'
import { type ReplyParts, retryReply, storeReply } from './replies.ts'
import { notePresence } from './presence.ts'
import { recordAct } from './record-act.ts'
import type { TellParts } from './tell.ts'
import { entryOf, openingFiles, readersOf, threadPart } from './thread.ts'
import { storeWritten } from './written-enquiry.ts'

export type Desk = ReturnType<typeof createDesk>

type Parts = ReplyParts & TellParts & { db: Database; rates: RateLimits; outbox: Outbox }

/**
 * The front desk: enquiries as staff work on them. Every method that concerns one enquiry throws 403
 * without the right, then 404.
 */
export function createDesk({ db, rates, ...parts }: Parts) {
  const { clock, outbox } = parts

  const lists = createDeskLists(db, clock)
  const { item } = lists

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
    list: lists.list,
    counts: lists.counts,
    next: lists.next,
    changes: lists.changes,
    bulk: createBulkActs(db, parts, () => outbox.wake()),
    figures: (days: number) => deskFiguresOf(db, clock, days),

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
      const { message, dropped_mails, consent } = await db
        .selectFrom('enquiries')
        .select(['message', 'dropped_mails', 'consent'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(enquiryNotFound)
      const present = await notePresence(db, clock, person, id)
      const shown = await item(id)
      return {
        ...shown,
        others: await lists.others(person, shown),
        present,
        message,
        consent: consent === null ? null : dayOfVersion(consent),
        files: await openingFiles(db, id),
        droppedMails: dropped_mails,
        ...(await threadPart(db, id, before)),
        lastMessageId: (await newestMail(db, id))?.id ?? null,
        ...(await readersOf(db, id, person._id)),
      }
    },

    async change(person: Colleague, id: string, input: DeskChange): Promise<DeskItem> {
      const work = async (trx: Database) => {
        const permitFreeing = permit(person, 'enquiries.manage')
        const changing = { ...parts, by: person._id, permitFreeing }
        const { fields, freed } = await changeEnquiry(trx, changing, id, input)
        if (fields.length > 0) await recordAct(trx, clock, person, id, 'changed', fields)
        // The response shows the enquiry.
        else await recordAct(trx, clock, person, id, 'read')
        for (const other of freed) await recordAct(trx, clock, person, other, 'changed', ['state'])
      }
      await change(person, id, work, rightTo(input))
      outbox.wake()
      return item(id)
    },

    /** Stores a call or a visit. A repeated key returns the first enquiry. */
    async write(
      person: Colleague,
      input: WrittenEnquiryInput,
      key: string | undefined,
    ): Promise<DeskItem> {
      const submission = { scope: `enquiry of ${person._id}`, key, content: input }
      const id = await inTransaction(db, async (trx) => {
        await permit(person, 'enquiries.manage')(trx)
        return once(trx, clock, submission, async () => {
          const written = await storeWritten(trx, parts, input)
          await recordAct(trx, clock, person, written, 'created')
          return written
        })
      })
      outbox.wake()
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
          await recordAct(trx, clock, person, id, 'deleted')
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
        await recordAct(trx, clock, person, id, 'sent')
      })
      outbox.wake()
    },

    async note(person: Colleague, enquiryId: string, text: string): Promise<DeskEntry> {
      const id = randomBytes(16).toString('hex')
      await change(person, enquiryId, async (trx) => {
        await storeNote(trx, clock, person, { id, enquiryId, text })
        await recordAct(trx, clock, person, enquiryId, 'noted')
      })
      return entryOf(db, enquiryId, id)
    },

    /** Saves the person's own unsent reply; an empty one is deleted. */
    saveDraft: (person: Colleague, enquiryId: string, text: string): Promise<void> =>
      change(person, enquiryId, (trx) => storeReplyDraft(trx, clock, person, { enquiryId, text })),
  }
}
