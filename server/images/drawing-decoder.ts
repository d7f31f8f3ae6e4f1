/** What turns a drawing's bytes into text: UTF-8, unless its first two bytes say UTF-16. */
export function drawingDecoder(bytes: Buffer, options?: { fatal: boolean }) {
  const mark = bytes.toString('hex', 0, 2)
  const encoding = { feff: 'utf-16be', fffe: 'utf-16le' }[mark] ?? 'utf-8'
  return new TextDecoder(encoding, options)
}
