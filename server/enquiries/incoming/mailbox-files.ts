// Files attached to mails, which stay in the mailbox.
import type { ImapFlow, MessageStructureObject } from 'imapflow'
import { limits } from '../../../shared/limits.ts'
import { type AttachedFile, attachedFile } from './read-mail.ts'

const base64 = 3 / 4

/** Returns the files of a mail as the server describes them, without reading them. */
export async function filesOf(connection: ImapFlow, uid: number): Promise<AttachedFile[]> {
  const query = { bodyStructure: true } as const
  const found = await connection.fetchOne(String(uid), query, { uid: true })
  if (!found || !found.bodyStructure) return []
  return partsOf(found.bodyStructure).filter(isFile).slice(0, limits.desk.attachments).map(fileOf)
}

function partsOf(part: MessageStructureObject): MessageStructureObject[] {
  return part.childNodes ? part.childNodes.flatMap(partsOf) : [part]
}

const nameOf = ({ dispositionParameters, parameters }: MessageStructureObject) =>
  dispositionParameters?.['filename'] ?? parameters?.['name']

function isFile(part: MessageStructureObject): boolean {
  const isShown = part.disposition !== 'attachment' && nameOf(part) === undefined
  return !isShown || !/^(?:text|multipart)\//i.test(part.type)
}

/** A size is exact but for the line breaks of the encoding. */
function fileOf(part: MessageStructureObject): AttachedFile {
  const { size = 0, encoding = '' } = part
  const bytes = encoding.toLowerCase() === 'base64' ? Math.round(size * base64) : size
  return attachedFile(nameOf(part) ?? part.type, bytes, part.part ?? '1')
}
