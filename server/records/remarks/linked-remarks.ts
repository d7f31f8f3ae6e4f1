import type { Remark } from '../../../shared/remark.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'
import { noteDraft } from '../audit-record.ts'
import { findRow, lockByKey } from '../find-draft.ts'
import { anchorWords } from './anchor-remark.ts'
import { listRemarks, remarkNotFound } from './read-remarks.ts'
import { type RemarkWords, storeRemark } from './store-remark.ts'

export type LinkedRemarks = ReturnType<typeof createLinkedRemarks>

/** A doctor behind a review link. */
type LinkedDoctor = { number: number; name: string; email: string }

/** Remarks that doctors make behind review links. All throw 404 if a key names nothing. */
export function createLinkedRemarks(db: Database, clock: Clock) {
  return {
    /** The remarks that this doctor has made. */
    list: async (key: string, doctorNumber: number): Promise<Remark[]> =>
      listRemarks(db, (await findRow(db, key)).number, { doctorNumber }),

    /**
     * Adds a remark on words of what is published, in the transaction of a review link. Throws 400 unless they
     * stand there once.
     */
    async add(
      trx: Database,
      key: string,
      { quote, ...words }: RemarkWords & { quote: string },
      { number, name, email }: LinkedDoctor,
    ): Promise<void> {
      const row = await lockByKey(trx, key)
      const { live_number } = row
      if (live_number === null) throw remarkNotFound()
      const place = await anchorWords(trx, { ...row, live_number }, quote)
      const author = { name, personId: null, doctorNumber: number }
      const at = clock().toISOString()
      await storeRemark(trx, row, { place, words, author, at })
      await noteDraft(trx, row, { at, by: email, action: 'created', fields: ['remark'] })
    },
  }
}
