// The protocol between the server and the rendering program. The server takes no names from the program, only
// sizes and bytes.
import { pictureFiles, pictureKey } from './picture-files.ts'
import type { StoredFile } from './image-store.ts'

/** The program's exit code for a file that is not a picture, or is too large. */
export const unreadable = 65

type Contents = { width: number; height: number; lengths: number[] }
export type Picture = { key: string; files: StoredFile[] }

/** Writes a header line of JSON, then the bytes of all files. */
export function writeRendered(size: { width: number; height: number }, files: Buffer[]): Buffer {
  const { width, height } = size
  const contents: Contents = { width, height, lengths: files.map(({ length }) => length) }
  return Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...files])
}

export function readRendered(output: Buffer, id: string): Picture {
  const start = output.indexOf('\n') + 1
  const { width, height, lengths } = JSON.parse(output.toString('utf8', 0, start)) as Contents
  const key = pictureKey(id, width, height)
  const names = pictureFiles(key)
  let position = start
  const files = lengths.map((length, index) => {
    const bytes = output.subarray(position, position + length)
    position += length
    return { file: names[index] ?? '', bytes }
  })
  const whole = files.length === names.length && position === output.length
  if (!whole) throw new Error('the picture was not rendered whole')
  return { key, files }
}
