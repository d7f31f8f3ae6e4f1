// The parser takes longer the more it is given, out of all proportion, and anybody can write a mail.
import { limits } from '../../../shared/limits.ts'

const { bytes: mostBytes, parts: mostParts } = limits.desk.mailRead
const lineEnd = Buffer.from('\r\n')

/**
 * What of a mail is worth reading: its headers, those of its parts, and the beginning of all that is text. Of files
 * only the names are left. At most three times `limits.desk.mailRead.bytes` and a little. `isTextCut`: text is missing.
 */
export function cutMail(mail: Uint8Array): { cut: Buffer; isTextCut: boolean } {
  const bytes = Buffer.from(mail.buffer, mail.byteOffset, mail.byteLength)
  const bodyStart = endOfHeaders(bytes)
  const kept = [...beginning(bytes.subarray(0, bodyStart), mostBytes)]
  const room = { headers: mostBytes, text: mostBytes }
  let parts = 0
  let isTextCut = false
  let start = bodyStart
  for (; start < bytes.length && parts <= mostParts; parts += 1) {
    const end = startOfNextPart(bytes, start)
    const part = bytes.subarray(start, end)
    // What stands before the first part, or is all of a mail without parts, has no headers of its own.
    const headers = part.subarray(0, isPart(part) ? endOfHeaders(part) : 0)
    if (headers.length > room.headers) break
    room.headers -= headers.length
    kept.push(headers)
    if (!isFile(headers)) {
      const [text, ...rest] = beginning(part.subarray(headers.length), room.text)
      room.text -= text.length
      isTextCut ||= rest.length > 0
      kept.push(text, ...rest)
    }
    start = end
  }
  return { cut: Buffer.concat(kept), isTextCut: isTextCut || start < bytes.length }
}

/** As much of it as there is room for, ending with a line end. */
function beginning(bytes: Buffer, room: number): [Buffer, ...Buffer[]] {
  return bytes.length <= room ? [bytes] : [bytes.subarray(0, room), lineEnd, lineEnd]
}

/** Where the body begins, behind the first empty line. */
function endOfHeaders(bytes: Buffer): number {
  const ends = ['\n\n', '\n\r\n'].map((empty) => {
    const found = bytes.indexOf(empty)
    return found === -1 ? bytes.length : found + empty.length
  })
  return Math.min(...ends)
}

/** Any line may be a boundary that begins as one does: words below such a line are kept as headers are. */
function startOfNextPart(bytes: Buffer, start: number): number {
  const found = bytes.indexOf('\n--', start)
  return found === -1 ? bytes.length : found + 1
}

const isPart = (part: Buffer) => part.toString('latin1', 0, 2) === '--'

/** Whether the headers say that a part is no text, mail or collection of parts. */
function isFile(headers: Buffer): boolean {
  const [, type] = /^content-type:\s*(\w+)/im.exec(headers.toString('latin1')) ?? []
  return type !== undefined && !/^(?:text|message|multipart)$/i.test(type)
}
