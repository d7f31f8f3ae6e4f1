import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { once, type Submission } from '../database/idempotency.ts'
import { lockRecord } from '../database/lock-record.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { changeContent } from '../database/transaction.ts'

/** How one kind of record is written, within the transaction `trx`. Times are ISO 8601 UTC. */
type Statements<New, Stored> = {
  table: 'blogs' | 'doctors'
  insert(trx: Database, record: New, createdAt: string): Promise<Stored>
  update(trx: Database, number: number, record: New, updatedAt: string): Promise<Stored>
  remove(trx: Database, number: number): Promise<void>
  find(id: string): Promise<Stored | undefined>
}

/** Writes blogs or doctors. Each change is one transaction. */
export function createRecordWriter<
  New extends { createdAt?: string },
  Stored extends { _id: string },
>(db: Database, clock: Clock, { table, insert, update, remove, find }: Statements<New, Stored>) {
  const insertNow = (trx: Database, record: New) =>
    insert(trx, record, record.createdAt ?? clock().toISOString())

  return {
    /** Returns the id. */
    async create(record: New): Promise<string> {
      const { _id } = await changeContent(db, (trx) => insertNow(trx, record))
      return _id
    },

    /**
     * Creates what a client sent. For a submission that came before: the record made then, undefined
     * where it has since been deleted.
     */
    async submit(record: New, submission: Submission): Promise<Stored | undefined> {
      let made: Stored | undefined
      const id = await changeContent(db, (trx) => {
        made = undefined
        return once(trx, clock, submission, async () => {
          made = await insertNow(trx, record)
          return made._id
        })
      })
      return made ?? find(id)
    },

    /**
     * Returns the record and the address of the picture it had before; undefined where there is no
     * such record. Throws 409 where `updatedAt` is not the record's own.
     */
    update(
      id: string,
      record: New & { updatedAt?: string | undefined },
    ): Promise<{ record: Stored; imageBefore: string } | undefined> {
      return changeContent(db, async (trx) => {
        const before = await lockRecord(trx, table, id, record.updatedAt)
        if (!before) return undefined
        const updatedAt = nextTimestamp(clock, before.updated_at)
        return {
          record: await update(trx, before.number, record, updatedAt),
          imageBefore: before.image_url,
        }
      })
    },

    /** Whether there was such a record. */
    remove(id: string): Promise<boolean> {
      return changeContent(db, async (trx) => {
        const record = await lockRecord(trx, table, id)
        if (record) await remove(trx, record.number)
        return record !== undefined
      })
    },
  }
}
