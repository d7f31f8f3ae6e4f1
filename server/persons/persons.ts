import { type PersonErased, removeFirst } from '../../shared/persons.ts'
import { operator, recordAudit } from '../audit/record-audit.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { rewriteFile } from '../database/sqlite/secure-delete.ts'
import { inTransaction } from '../database/transaction.ts'
import { forgetMailFiles } from '../mail/mail-files.ts'
import { type Asker } from '../people/permit.ts'
import { addressKey, whoseIs } from './address-key.ts'
import { type ErasedRows, eraseRows } from './erase-rows.ts'
import { addToErasureList, keyName } from './erasure-list.ts'
import { type ErasureParts, erasureHash, finishErasure, noteErasure } from './erasures.ts'
import { personJson } from './person-data.ts'

export type Persons = ReturnType<typeof createPersons>

type Parts = ErasureParts & { adminEmails: string[] }

/** What a command does. */
export const asOperator: Asker = { by: operator, permit: () => Promise.resolve() }

/** `files` are mails in the outbox folder. */
export type Erased = ErasedRows & { files: number }

/** The data of people who wrote or subscribed: found by their address, handed out, erased. */
export function createPersons({ adminEmails, ...parts }: Parts) {
  const { db, clock, dataDir, secret } = parts

  /** Whether the address is that of somebody who may log in, or was invited. */
  async function isColleague(trx: Database, email: string): Promise<boolean> {
    const people = await trx.selectFrom('people').select('email').execute()
    const colleagues = [...adminEmails, ...people.map((person) => person.email)]
    return colleagues.some((other) => addressKey(other) === addressKey(email))
  }

  async function assertNoColleague(trx: Database, email: string): Promise<void> {
    if (await isColleague(trx, email)) throw new HttpError(409, removeFirst)
  }

  return {
    assertNoColleague: (email: string) => assertNoColleague(db, email),

    /** Returns all that is stored about the person as JSON in parts; who asked is in the audit log. */
    async data(email: string, { by, permit }: Asker): Promise<AsyncIterable<string>> {
      await inTransaction(db, async (trx) => {
        await permit(trx)
        const at = clock().toISOString()
        const fields = ['person']
        await recordAudit(trx, { at, by, action: 'exported', kind: 'enquiry', fields })
      })
      return personJson(parts, email)
    },

    /**
     * Deletes all that is stored about the person, from the files of the database too, and everywhere again
     * after a restore. An interrupted erasure goes on at the next start. Throws 409 for a colleague.
     */
    async erase(email: string, { by, permit }: Asker): Promise<Erased> {
      const at = clock().toISOString()
      const hash = erasureHash(secret, email)
      await inTransaction(db, async (trx) => {
        await permit(trx)
        await assertNoColleague(trx, email)
        await noteErasure(trx, hash, at)
        // Names nobody: erasing a person must leave no trace.
        const fields = ['person']
        await recordAudit(trx, { at, by, action: 'erased', kind: 'enquiry', fields })
      })
      await addToErasureList(dataDir, new Map([[hash, { at, key: keyName(secret) }]]))
      const whose = whoseIs(email)
      const rows = await eraseRows(db, clock, whose)
      await rewriteFile(db)
      // Last: a mail whose row is gone may still have been on its way into its file.
      const files = await forgetMailFiles(dataDir, (address) => whose(address) !== undefined)
      await finishErasure(db, hash, at)
      return { ...rows, files }
    },
  }
}

export const erasedJson = ({ enquiries, subscriptions, mails, files }: Erased): PersonErased => ({
  enquiries,
  subscriptions,
  mails: mails + files,
})
