import type { Clock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { lockRecord } from '../database/lock-record.ts'
import { changeContent } from '../database/transaction.ts'
import type { Asker } from '../people/permit.ts'
import { noteRecord } from './audit-record.ts'
import type { Kind } from './kinds/kind.ts'
import { keepBeforeRemoval } from './record-history.ts'
import type { Store } from './write-record.ts'

/** How each way off the site is named among versions and in the audit log. */
const ways = {
  deleted: { action: 'deleted' },
  unpublished: { action: 'changed', fields: ['state'] },
} as const

/** Takes records of one kind off the site. Their words stay in drafts. */
export function createRecordRemoval(
  db: Database,
  clock: Clock,
  { name: kind, table }: Pick<Kind, 'name' | 'table'>,
  store: Pick<Store<never, unknown>, 'remove'>,
) {
  const takeOff = (
    way: keyof typeof ways,
    id: string,
    updatedAt: string | undefined,
    { by, permit }: Asker,
  ): Promise<boolean> =>
    changeContent(db, async (trx) => {
      await permit(trx)
      const locked = await lockRecord(trx, table, id, updatedAt)
      if (!locked) return false
      const record = { kind, ...locked }
      const now = clock().toISOString()
      await keepBeforeRemoval(trx, record, { kind: way, by, now })
      await noteRecord(trx, record, { at: now, by, ...ways[way] })
      await store.remove(trx, record.number)
      return true
    })

  return {
    /**
     * Deletes the record; its draft goes to the trash. Returns whether there was such a record. Throws 409
     * unless `updatedAt`, if given, is the record's own.
     */
    remove: (id: string, asker: Asker, updatedAt?: string): Promise<boolean> =>
      takeOff('deleted', id, updatedAt, asker),

    /**
     * Turns the record into a draft that remembers its address. Returns whether there was such a record.
     * Throws 409 unless `updatedAt`, if given, is the record's own.
     */
    unpublish: (id: string, updatedAt: string | undefined, asker: Asker): Promise<boolean> =>
      takeOff('unpublished', id, updatedAt, asker),
  }
}
