// The part of the tar format (POSIX ustar) that backups use: plain files with short names. Sizes from
// 8 GiB are written in base 256, as GNU tar does.

export const blockBytes = 512
/** The name and version of the format; mode 0600 and no owner. */
const magic = ['ustar', '00'].join('\0')
const owner = ['0000600', '0000000', '0000000', ''].join('\0')
const fields = { name: [0, 100], size: [124, 12], sum: [148, 8], type: [156, 1] } as const

export type Entry = { name: string; size: number }

/** Returns how many zero bytes pad an entry of this size to a full block. */
export function paddingOf(size: number): number {
  return (blockBytes - (size % blockBytes)) % blockBytes
}

export function writeHeader({ name, size }: Entry): Buffer {
  const block = Buffer.alloc(blockBytes)
  if (Buffer.byteLength(name) >= fields.name[1]) throw new Error(`the name ${name} is too long`)
  block.write(name, fields.name[0])
  block.write(owner, 100)
  writeSize(block, size)
  block.write(`${octal(0, 11)}\0`, 136)
  block.write('0', fields.type[0])
  block.write(magic, 257)
  block.write(`${octal(sumOf(block), 6)}\0 `, fields.sum[0])
  return block
}

/** Reads the name and size of the file that follows. Throws for anything that `writeHeader` does not write. */
export function readHeader(block: Buffer): Entry {
  const name = block.toString('utf8', 0, block.indexOf(0))
  const size = readSize(block)
  const entry = { name, size }
  if (name === '' || !Number.isSafeInteger(size) || size < 0) throw new Error('no header')
  if (!writeHeader(entry).equals(block)) throw new Error('no header')
  return entry
}

const [sizeStart, sizeLength] = fields.size
const largestOctal = 8 ** (sizeLength - 1) - 1
/** Marks a size written in base 256. */
const base256 = 0x80

function writeSize(block: Buffer, size: number): void {
  if (size <= largestOctal) {
    block.write(`${octal(size, sizeLength - 1)}\0`, sizeStart)
  } else {
    block[sizeStart] = base256
    block.writeBigUInt64BE(BigInt(size), sizeStart + sizeLength - 8)
  }
}

function readSize(block: Buffer): number {
  if (block[sizeStart] === base256) {
    return Number(block.readBigUInt64BE(sizeStart + sizeLength - 8))
  }
  return Number.parseInt(block.toString('latin1', sizeStart, sizeStart + sizeLength - 1), 8)
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}

/** The checksum of a header, with the checksum field itself counted as spaces. */
function sumOf(block: Buffer): number {
  const [start, length] = fields.sum
  const own = block.subarray(start, start + length).reduce((sum, byte) => sum + byte, 0)
  return block.reduce((sum, byte) => sum + byte, 0) - own + 0x20 * length
}
