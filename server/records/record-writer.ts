import { firstIssue, type RuleBreach } from '../../shared/first-issue.ts'
import type { DraftFields } from '../../shared/draft-fields.ts'
import { theSite } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { once, type Submission } from '../database/idempotency.ts'
import { lockRecord } from '../database/lock-record.ts'
import { changeContent } from '../database/transaction.ts'
import type { Asker } from '../people/permit.ts'
import type { DraftRow } from './draft-row.ts'
import type { DraftSeen, Kind } from './kinds/kind.ts'
import { findMissingPicture } from './missing-picture.ts'
import { changedMeanwhile, lockSeenDraft } from './record-history.ts'
import { createRecordRemoval } from './record-removal.ts'
import { createRecordWrites, type Store } from './write-record.ts'

export type Asked = Asker & { submission: Submission }

/** Why a draft was not published. `isUnknown`: it has something that only another version of the program knows. */
export type Unpublished = RuleBreach & { isUnknown?: true }

/** Publishes drafts of one kind, by the rules of the requests for its records. */
export type Publisher = Pick<ReturnType<typeof createRecordWriter>, 'publish'> & {
  /** `hard`: the text may be hard to read. */
  check(
    trx: Database,
    fields: DraftFields,
    draft: DraftRow,
    asked: { hard: boolean; by: string },
  ): Promise<RuleBreach | undefined>
}

/** `imageBefore`: only of a change that was just made. */
type Updated<Stored> = { record: Stored; imageBefore?: string }
/** `draft`: what the record was written as; it is published with the record. */
type Given = { updatedAt?: string | undefined; draft?: DraftSeen | undefined }

/** The parts of a kind that writing uses. */
type WrittenKind<New> = Pick<Kind, 'name' | 'table' | 'prepare'> & {
  input: Pick<Kind<never, New>['input'], 'safeParse'>
}

/**
 * Publishes, changes and removes records of one kind, each in one transaction. What a person publishes is
 * kept as a version.
 */
export function createRecordWriter<
  New extends { createdAt?: string },
  Stored extends { _id: string },
>(db: Database, clock: Clock, ofKind: WrittenKind<New>, store: Store<New, Stored>) {
  const { name: kind, table, input, prepare } = ofKind
  const writes = createRecordWrites(clock, kind, store)

  async function change(trx: Database, id: string, record: New & Given, by: string) {
    const before = await lockRecord(trx, table, id, record.updatedAt)
    if (!before) return undefined
    await writes.assertPictures(trx, record, before.image_url)
    const seen = await lockSeenDraft(trx, kind, record.draft)
    const draft = seen?.live_number === before.number ? seen : undefined
    const stored = await writes.publishChange(trx, before, record, { by, named: by, draft })
    return { record: stored, imageBefore: before.image_url }
  }

  async function judge(trx: Database, fields: DraftFields) {
    const body = { ...fields }
    await prepare(trx, body)
    return input.safeParse(body)
  }

  return {
    /** Creates a record that comes with the site; returns its id. Keeps no version. */
    async create(record: New): Promise<string> {
      const { stored } = await changeContent(db, (trx) => {
        skipAudit(trx, [table], 'a new site comes with it')
        return writes.insert(trx, record, { by: theSite })
      })
      return stored._id
    },

    /**
     * Creates a record from a request. A repeated submission returns the first one's record, or undefined
     * if that has since been deleted. Throws 409 if the draft has changed since it was seen.
     */
    async submit(
      record: New & Given,
      { submission, by, permit }: Asked,
    ): Promise<Stored | undefined> {
      let made: Stored | undefined
      const id = await changeContent(db, async (trx) => {
        made = undefined
        await permit(trx)
        return once(trx, clock, submission, async () => {
          const seen = await lockSeenDraft(trx, kind, record.draft)
          await writes.assertPictures(trx, record)
          const draft = seen?.live_number === null ? seen : undefined
          made = await writes.publishNew(trx, record, { by, named: by, draft })
          return made._id
        })
      })
      return made ?? store.find(id)
    },

    /**
     * Changes a record by a request. Returns it with the address of the picture it had before; undefined if
     * there is no such record. A repeated submission returns the record as it is. Throws 409 unless
     * `updatedAt` is the record's own and the draft is as it was seen.
     */
    async update(
      id: string,
      record: New & Given,
      asked: Asked,
    ): Promise<Updated<Stored> | undefined> {
      let updated: Updated<Stored> | undefined
      const isFirst = await changeContent(db, async (trx) => {
        let wasDone = true
        await asked.permit(trx)
        await once(trx, clock, asked.submission, async () => {
          wasDone = false
          updated = await change(trx, id, record, asked.by)
          return id
        })
        return !wasDone
      })
      if (isFirst) return updated
      const stored = await store.find(id)
      return stored && { record: stored }
    },

    /** Returns the first rule of publication that the fields of a draft break, if any. */
    async check(trx: Database, fields: DraftFields): Promise<RuleBreach | undefined> {
      const { error } = await judge(trx, fields)
      return error && firstIssue(error)
    },

    /**
     * Publishes a draft that the caller has locked, in the caller's transaction of content. Returns the
     * rule that it breaks, if any: it breaks one if the record has changed since the draft was based on
     * it. `named`: whom the version and the audit log name instead of who asks. `imageBefore`: the
     * address of the picture that the record had.
     */
    async publish(
      trx: Database,
      draft: DraftRow,
      { fields, by, named = by }: { fields: DraftFields; by: string; named?: string },
    ): Promise<{ id: string; imageBefore: string } | Unpublished> {
      const { data: record, error } = await judge(trx, fields)
      if (error) return firstIssue(error)
      const id = draft.live_id
      const before = id === null ? undefined : await lockRecord(trx, table, id)
      if (id !== null && before?.updated_at !== draft.based_on) return { message: changedMeanwhile }
      const breach = await findMissingPicture(trx, kind, record, before?.image_url)
      if (breach) return breach
      if (id === null || !before) {
        const { _id } = await writes.publishNew(trx, record, { by, named, draft })
        return { id: _id, imageBefore: '' }
      }
      await writes.publishChange(trx, before, record, { by, named, draft })
      return { id, imageBefore: before.image_url }
    },

    ...createRecordRemoval(db, clock, ofKind, store),
  }
}
