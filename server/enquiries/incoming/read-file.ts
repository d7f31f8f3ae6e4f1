import { limits } from '../../../shared/limits.ts'
import { HttpError } from '../../core/errors.ts'
import type { Database } from '../../database/database.ts'
import { mailboxAt } from './connect-mailbox.ts'
import { findFile, notInMailbox, type ReadFile } from './kept-files.ts'

const { bytes: mostBytes, atOnce } = limits.desk.file

const tooBig = () => new HttpError(404, 'It is too big to be read here. It is in the mailbox.')
const busy = () => new HttpError(503, 'Too many files are being read. Please try again.')
const away = (cause: unknown) =>
  new HttpError(503, 'The mailbox can not be read now. Please try again later.', { cause })

/**
 * Reads files from the mailbox in small pieces, a few files at a time. Throws 404 if a file is not there or too big,
 * 503 if the mailbox is away. The caller reads or destroys the content.
 */
export function createFileReader(db: Database, url: string): ReadFile {
  let open = 0

  return async (enquiryId, n) => {
    const file = await findFile(db, enquiryId, n)
    if (!file || file.part === null) throw notInMailbox()
    if ((file.size ?? 0) > mostBytes) throw tooBig()
    if (open >= atOnce) throw busy()
    open += 1
    const { connect, path } = mailboxAt(url)
    const connection = await connect().catch((error: unknown) => {
      open -= 1
      throw away(error)
    })
    let isOpen = true
    const close = () => {
      if (!isOpen) return
      isOpen = false
      open -= 1
      connection.close()
    }
    try {
      await connection.mailboxOpen(path, { readOnly: true })
      const header = { 'message-id': file.messageId }
      const [uid] = (await connection.search({ header }, { uid: true })) || []
      if (uid === undefined) throw notInMailbox()
      const found = await connection.download(String(uid), file.part, {
        uid: true,
        maxBytes: mostBytes,
      })
      if (!found.content) throw notInMailbox()
      const content = found.content.once('close', close).once('error', close)
      return { name: file.name, content }
    } catch (error) {
      close()
      throw error instanceof HttpError ? error : away(error)
    }
  }
}
