import type { Readable } from 'node:stream'
import { HttpError } from '../../core/errors.ts'
import type { Database } from '../../database/database.ts'
import type { AttachedFile } from './read-mail.ts'

/** A file attached to a mail of an enquiry. `n` numbers the files of one enquiry, from 1, none twice. */
export type KeptFile = AttachedFile & { n: number }

/** Reads a file of an enquiry from the mailbox. */
export type ReadFile = (
  enquiryId: string,
  n: number,
) => Promise<{ name: string; content: Readable }>

export const notInMailbox = () => new HttpError(404, 'It is no longer in the mailbox.')

/** Numbers new files of an enquiry, in the caller's transaction. */
export async function numberFiles(
  trx: Database,
  enquiryId: string,
  files: AttachedFile[],
): Promise<KeptFile[]> {
  if (files.length === 0) return []
  const { last_file } = await trx
    .updateTable('enquiries')
    .set((eb) => ({ last_file: eb('last_file', '+', files.length) }))
    .where('id', '=', enquiryId)
    .returning('last_file')
    .executeTakeFirstOrThrow()
  return files.map((file, index) => ({ ...file, n: last_file - files.length + index + 1 }))
}

/** Returns a file of an enquiry, with the Message-ID of its mail; undefined if it is not kept any more. */
export async function findFile(db: Database, enquiryId: string, n: number) {
  const mails = await db
    .selectFrom('enquiry_mails')
    .select(['message_id', 'files'])
    .where('enquiry_id', '=', enquiryId)
    .where('files', '!=', '[]')
    .execute()
  for (const { message_id, files } of mails) {
    const file = (JSON.parse(files) as KeptFile[]).find((one) => one.n === n)
    if (file) return { ...file, messageId: message_id }
  }
  return undefined
}
