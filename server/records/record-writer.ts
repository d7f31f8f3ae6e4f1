import { firstIssue, type RuleBreach } from '../../shared/first-issue.ts'
import type { DraftFields } from '../../shared/draft-fields.ts'
import { theSite } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import { skipAudit } from '../database/audit-trail.ts'
import type { Database } from '../database/database.ts'
import { once, type Submission } from '../database/idempotency.ts'
import { lockRecord } from '../database/lock-record.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { changeContent } from '../database/transaction.ts'
import type { Permit } from '../people/permit.ts'
import { noteRecord } from './audit-record.ts'
import { type DraftRow, findRecord } from './draft-row.ts'
import { isRich } from './draft-values.ts'
import type { DraftSeen, Kind } from './kinds/kind.ts'
import { findMissingPicture } from './missing-picture.ts'
import {
  changedMeanwhile,
  keepAfterWrite,
  keepBeforeRemoval,
  keepBeforeUpdate,
  lockSeenDraft,
} from './record-history.ts'
import { noteTextPictures } from './text-pictures.ts'

/** `id` and `createdAt` are those that the record had before it was taken off the site. */
export type Beginning = { id: string | undefined; createdAt: string; updatedAt: string }
/** Who asked for a write, and the draft that is published with it. */
export type Cause = { by: string; draft?: DraftRow | undefined }
/** `named`: whom the version and the audit log name. */
type Publication = Cause & { named: string }

/** How records of one kind are stored, within the transaction `trx`. Times are ISO 8601 UTC. */
type Store<New, Stored> = {
  insert(trx: Database, record: New, beginning: Beginning & Cause): Promise<Stored>
  update(
    trx: Database,
    number: number,
    record: New,
    change: Cause & { updatedAt: string },
  ): Promise<Stored>
  remove(trx: Database, number: number): Promise<void>
  find(id: string): Promise<Stored | undefined>
}

/** Who asks for a change: their address, and whether they may. */
export type Asker = { by: string; permit: Permit }
export type Asked = Asker & { submission: Submission }

/** Publishes what drafts of one kind hold, by the rules of the requests for its records. */
export type Publisher = Pick<ReturnType<typeof createRecordWriter>, 'check' | 'publish'>

/** `imageBefore`: of a change that was just made. */
type Updated<Stored> = { record: Stored; imageBefore?: string }
type Change<New> = Publication & {
  before: { number: number; updated_at: string }
  record: New
}
/** `draft`: what the record was written as, and is published with it. */
type Given = { updatedAt?: string | undefined; draft?: DraftSeen | undefined }

/**
 * Writes records of one kind. Each change is one transaction. What somebody asked for is kept as a
 * version.
 */
export function createRecordWriter<
  New extends { createdAt?: string },
  Stored extends { _id: string },
>(
  db: Database,
  clock: Clock,
  { name: kind, table, input, prepare }: WrittenKind<New>,
  { insert, update, remove, find }: Store<New, Stored>,
) {
  const notePictures = (trx: Database, number: number, record: New) => {
    const texts = Object.entries(record).filter(([name]) => isRich(kind, name))
    return noteTextPictures(trx, kind, number, texts.map(([, html]) => html).join(''))
  }

  /** Throws 400 where a picture has been thrown away since the record was checked. */
  const assertPictures = async (trx: Database, record: New, imageBefore?: string) => {
    const breach = await findMissingPicture(trx, kind, record, imageBefore)
    if (breach) throw new HttpError(400, breach.message, breach)
  }

  async function insertNow(trx: Database, record: New, { by, draft }: Cause) {
    const now = clock().toISOString()
    const stored = await insert(trx, record, {
      by,
      draft,
      id: draft?.record_id ?? undefined,
      createdAt: record.createdAt ?? draft?.record_created_at ?? now,
      updatedAt: record.createdAt ?? now,
    })
    const live = (await findRecord(trx, kind, stored._id))!
    await notePictures(trx, live.number, record)
    return { stored, live }
  }

  /** `draft`: what the record was before, off the site; the caller has locked it. */
  async function publishNew(trx: Database, record: New, { by, named, draft }: Publication) {
    const { stored, live } = await insertNow(trx, record, { by, draft })
    const now = clock().toISOString()
    await keepAfterWrite(trx, live, { draft, by: named, now })
    await noteRecord(trx, live, { at: now, by: named, action: 'created' })
    return stored
  }

  /** `draft`: the record's own, which the caller has locked with the record. */
  async function publishChange(
    trx: Database,
    id: string,
    { before, record, by, named, draft }: Change<New>,
  ): Promise<Stored> {
    const live = await findRecord(trx, kind, id)
    const fieldsBefore = live && (await keepBeforeUpdate(trx, live))
    const updatedAt = nextTimestamp(clock, before.updated_at)
    const stored = await update(trx, before.number, record, { updatedAt, by, draft })
    await notePictures(trx, before.number, record)
    if (!live || !fieldsBefore) return stored
    const act = { draft, by: named, now: updatedAt }
    await keepAfterWrite(trx, { ...live, updated_at: updatedAt }, act)
    await noteRecord(trx, live, {
      ...{ at: updatedAt, by: named, action: 'changed' },
      before: fieldsBefore,
    })
    return stored
  }

  async function change(trx: Database, id: string, record: New & Given, by: string) {
    const before = await lockRecord(trx, table, id, record.updatedAt)
    if (!before) return undefined
    await assertPictures(trx, record, before.image_url)
    const draft = await lockSeenDraft(trx, kind, record.draft)
    const own = draft?.live_number === before.number ? draft : undefined
    const stored = await publishChange(trx, id, { before, record, by, named: by, draft: own })
    return { record: stored, imageBefore: before.image_url }
  }

  async function judge(trx: Database, fields: DraftFields) {
    const body = { ...fields }
    await prepare(trx, body)
    return input.safeParse(body)
  }

  return {
    /** For what the site itself brings. Returns the id. Keeps no version. */
    async create(record: New): Promise<string> {
      const { stored } = await changeContent(db, (trx) => {
        skipAudit(trx, [table], 'a new site comes with it')
        return insertNow(trx, record, { by: theSite })
      })
      return stored._id
    },

    /**
     * Creates what a client sent. For a submission that came before: the record made then, undefined
     * where it has since been deleted. Throws 409 where the draft has changed since.
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
          const draft = await lockSeenDraft(trx, kind, record.draft)
          await assertPictures(trx, record)
          const unseen = draft?.live_number === null ? draft : undefined
          made = await publishNew(trx, record, { by, named: by, draft: unseen })
          return made._id
        })
      })
      return made ?? find(id)
    },

    /**
     * Returns the record and the address of the picture it had before; undefined where there is no
     * such record. Throws 409 where `updatedAt` is not the record's own, or the draft has changed.
     * For a submission that came before: the record as it is.
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
      const stored = await find(id)
      return stored && { record: stored }
    },

    /** The first rule of publication that the fields of a draft break, if any. */
    async check(trx: Database, fields: DraftFields): Promise<RuleBreach | undefined> {
      const { error } = await judge(trx, fields)
      return error && firstIssue(error)
    },

    /**
     * Writes the record of a locked draft in the caller's transaction of content, and ends the unsaved
     * work; or returns the rule that is broken, also where the record has changed since the draft was
     * based on it. `named`: whom the version and the audit log name, if not who asks. `imageBefore`: the
     * address of the picture that readers saw.
     */
    async publish(
      trx: Database,
      draft: DraftRow,
      { fields, by, named = by }: { fields: DraftFields; by: string; named?: string },
    ): Promise<{ id: string; imageBefore: string } | RuleBreach> {
      const { data: record, error } = await judge(trx, fields)
      if (error) return firstIssue(error)
      const id = draft.live_id
      const before = id === null ? undefined : await lockRecord(trx, table, id)
      if (id !== null && before?.updated_at !== draft.based_on) return { message: changedMeanwhile }
      const breach = await findMissingPicture(trx, kind, record, before?.image_url)
      if (breach) return breach
      if (id === null || !before) {
        const { _id } = await publishNew(trx, record, { by, named, draft })
        return { id: _id, imageBefore: '' }
      }
      await publishChange(trx, id, { before, record, by, named, draft })
      return { id, imageBefore: before.image_url }
    },

    /** Whether there was such a record. Whoever deletes it finds its words in the trash. */
    remove(id: string, { by, permit }: Asker): Promise<boolean> {
      return changeContent(db, async (trx) => {
        await permit(trx)
        const record = await lockRecord(trx, table, id)
        if (!record) return false
        const live = await findRecord(trx, kind, id)
        if (live) {
          const now = clock().toISOString()
          await keepBeforeRemoval(trx, live, { kind: 'deleted', by, now })
          await noteRecord(trx, live, { at: now, by, action: 'deleted' })
        }
        await remove(trx, record.number)
        return true
      })
    },

    /**
     * Takes the record off the site; its draft remembers its address. Whether there was such a
     * record. Throws 409 where `updatedAt` is not the record's own.
     */
    unpublish(id: string, updatedAt: string | undefined, { by, permit }: Asker): Promise<boolean> {
      return changeContent(db, async (trx) => {
        await permit(trx)
        const record = await lockRecord(trx, table, id, updatedAt)
        const live = record && (await findRecord(trx, kind, id))
        if (!live) return false
        const now = clock().toISOString()
        await keepBeforeRemoval(trx, live, { kind: 'unpublished', by, now })
        await noteRecord(trx, live, { at: now, by, action: 'changed', fields: ['state'] })
        await remove(trx, live.number)
        return true
      })
    },
  }
}

/** What writing asks of a kind. */
type WrittenKind<New> = Pick<Kind, 'name' | 'table' | 'prepare'> & {
  input: Pick<Kind<never, New>['input'], 'safeParse'>
}
