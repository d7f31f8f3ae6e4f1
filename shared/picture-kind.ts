// Detects the kind of a file from its bytes: names and claimed types are often wrong.
export type PictureKind = 'png' | 'jpeg' | 'svg'

const signatures = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
}

/** Bytes at the start of a file that show its kind. They must contain a drawing's first element. */
export const pictureHeadBytes = 64 * 1024

/** The kind of a picture, from its bytes or the first `pictureHeadBytes` of them; undefined for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (begins(bytes, signatures.png)) return 'png'
  if (begins(bytes, signatures.jpeg)) return 'jpeg'
  const head = bytes.subarray(0, pictureHeadBytes)
  return beginsDrawing(drawingDecoder(head).decode(head)) ? 'svg' : undefined
}

/** A decoder for a drawing's bytes: UTF-8, unless a byte order mark says UTF-16. */
export function drawingDecoder(bytes: Uint8Array, options?: { fatal: boolean }) {
  if (begins(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be', options)
  if (begins(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le', options)
  return new TextDecoder('utf-8', options)
}

function begins(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

/** What may precede a drawing's first element: start and end markers. */
const prologue = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const

function beginsDrawing(text: string): boolean {
  let rest = text.trimStart()
  for (;;) {
    const [start, end] = prologue.find(([start]) => rest.startsWith(start)) ?? []
    // A document type that declares something is refused later, when the drawing is read.
    if (!start) return /^<(?:svg[\s/>]|!DOCTYPE (?!html))/i.test(rest)
    const position = rest.indexOf(end, start.length)
    if (position < 0) return false
    rest = rest.slice(position + end.length).trimStart()
  }
}
