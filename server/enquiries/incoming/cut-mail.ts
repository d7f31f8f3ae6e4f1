// Anybody can send a mail, and parsing time grows out of proportion to its size, so mails are cut before
// parsing.
import { limits } from '../../../shared/limits.ts'

const { bytes: mostBytes, parts: mostParts } = limits.desk.mailRead
const lineEnd = Buffer.from('\r\n')

/**
 * Reduces a mail to what is worth reading: its headers, the headers of its parts, and the beginning of
 * all text. Only the names of files are kept. The result is at most slightly over three times
 * `limits.desk.mailRead.bytes`. `isTextCut`: text is missing.
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
    // The text before the first part, or all of a mail without parts, has no headers of its own.
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

/** Returns as many bytes as there is room for; a cut part ends with an empty line. */
function beginning(bytes: Buffer, room: number): [Buffer, ...Buffer[]] {
  return bytes.length <= room ? [bytes] : [bytes.subarray(0, room), lineEnd, lineEnd]
}

/** Returns the offset of the body, after the first empty line. */
export function endOfHeaders(bytes: Buffer): number {
  const ends = ['\n\n', '\n\r\n'].map((empty) => {
    const found = bytes.indexOf(empty)
    return found === -1 ? bytes.length : found + empty.length
  })
  return Math.min(...ends)
}

/** Any line starting with `--` may be a boundary: text below such a line is treated as headers. */
function startOfNextPart(bytes: Buffer, start: number): number {
  const found = bytes.indexOf('\n--', start)
  return found === -1 ? bytes.length : found + 1
}

const isPart = (part: Buffer) => part.toString('latin1', 0, 2) === '--'

/** Whether the headers declare a part that is not text, a mail or a multipart. */
function isFile(headers: Buffer): boolean {
  const [, type] = /^content-type:\s*(\w+)/im.exec(headers.toString('latin1')) ?? []
  return type !== undefined && !/^(?:text|message|multipart)$/i.test(type)
}
