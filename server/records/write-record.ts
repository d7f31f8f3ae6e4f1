import { HttpError } from '../core/errors.ts'
import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import type { LockedRecord } from '../database/lock-record.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { noteRecord } from './audit-record.ts'
import { type DraftRow, findRecord } from './draft-row.ts'
import { isRich } from './draft-values.ts'
import type { Kind } from './kinds/kind.ts'
import { findMissingPicture } from './missing-picture.ts'
import { keepAfterWrite, keepBeforeUpdate } from './record-history.ts'
import { noteTextPictures } from './text-pictures.ts'

/** If the record was published before, `id` and `createdAt` are those it had then. */
export type Beginning = { id: string | undefined; createdAt: string; updatedAt: string }
/** Who asked for a write, and the draft that is published with it. */
export type Cause = { by: string; draft?: DraftRow | undefined }
/** `named`: whom the version and the audit log name. */
export type Publication = Cause & { named: string }

/** How records of one kind are stored, within the transaction `trx`. Times are ISO 8601 UTC. */
export type Store<New, Stored> = {
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

/** Writes one record with its pictures, its version and its audit row, in the caller's transaction. */
export function createRecordWrites<
  New extends { createdAt?: string },
  Stored extends { _id: string },
>(clock: Clock, kind: Kind['name'], store: Pick<Store<New, Stored>, 'insert' | 'update'>) {
  const notePictures = (trx: Database, number: number, record: New) => {
    const texts = Object.entries(record).filter(([name]) => isRich(kind, name))
    return noteTextPictures(trx, kind, number, texts.map(([, html]) => html).join(''))
  }

  /** Keeps no version and writes no audit row. */
  async function insert(trx: Database, record: New, { by, draft }: Cause) {
    const now = clock().toISOString()
    const stored = await store.insert(trx, record, {
      by,
      draft,
      id: draft?.record_id ?? undefined,
      createdAt: record.createdAt ?? draft?.record_created_at ?? now,
      updatedAt: record.createdAt ?? now,
    })
    const published = (await findRecord(trx, kind, stored._id))!
    await notePictures(trx, published.number, record)
    return { stored, published }
  }

  return {
    insert,

    /** Throws 400 if a picture has been thrown away since the record was checked. */
    async assertPictures(trx: Database, record: New, imageBefore?: string): Promise<void> {
      const breach = await findMissingPicture(trx, kind, record, imageBefore)
      if (breach) throw new HttpError(400, breach.message, breach)
    },

    /** `draft`: what is published, locked by the caller. */
    async publishNew(
      trx: Database,
      record: New,
      { by, named, draft }: Publication,
    ): Promise<Stored> {
      const { stored, published } = await insert(trx, record, { by, draft })
      const now = clock().toISOString()
      await keepAfterWrite(trx, published, { draft, by: named, now })
      await noteRecord(trx, published, { at: now, by: named, action: 'created' })
      return stored
    },

    /** `draft`: the record's own, locked by the caller together with the record. */
    async publishChange(
      trx: Database,
      locked: LockedRecord,
      record: New,
      { by, named, draft }: Publication,
    ): Promise<Stored> {
      const published = { kind, ...locked }
      const before = await keepBeforeUpdate(trx, published)
      const updatedAt = nextTimestamp(clock, locked.updated_at)
      const stored = await store.update(trx, locked.number, record, { updatedAt, by, draft })
      await notePictures(trx, locked.number, record)
      const act = { draft, by: named, now: updatedAt }
      await keepAfterWrite(trx, { ...published, updated_at: updatedAt }, act)
      await noteRecord(trx, published, { at: updatedAt, by: named, action: 'changed', before })
      return stored
    },
  }
}
