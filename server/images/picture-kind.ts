import type { ImageKind } from '../../shared/image-file.ts'
import { drawingDecoder } from './drawing-decoder.ts'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])
/** Bytes within which a drawing must begin. */
const beginning = 64 * 1024

/** What a file is by its own first bytes, whatever it is called; undefined for anything else. */
export function pictureKind(bytes: Buffer): ImageKind | undefined {
  if (bytes.subarray(0, png.length).equals(png)) return 'png'
  if (bytes.subarray(0, jpeg.length).equals(jpeg)) return 'jpeg'
  const start = bytes.subarray(0, beginning)
  return beginsDrawing(drawingDecoder(start).decode(start)) ? 'svg' : undefined
}

/** What may stand before the first element of a drawing: how it begins and how it ends. */
const prologue = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const

function beginsDrawing(text: string): boolean {
  let rest = text.trimStart()
  for (;;) {
    const [start, end] = prologue.find(([start]) => rest.startsWith(start)) ?? []
    // A document type is nothing that a drawing may have: that is said when the drawing is read.
    if (!start) return /^<(?:svg[\s/>]|!DOCTYPE (?!html))/i.test(rest)
    const position = rest.indexOf(end, start.length)
    if (position < 0) return false
    rest = rest.slice(position + end.length).trimStart()
  }
}
