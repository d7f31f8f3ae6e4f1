// Reads a JSON file of any size part by part.

/** An item of a top-level list, or the whole value of any other top-level member. */
export type JsonPart = { name: string; item: number | undefined; text: Buffer }

/** The file is not JSON of the expected shape. */
export class DamagedJson extends Error {}

/** Longest part in bytes: a part is held in memory. */
const longestPart = 32 * 1024 * 1024

const bytes = {
  quote: 0x22,
  comma: 0x2c,
  colon: 0x3a,
  openList: 0x5b,
  backslash: 0x5c,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
}
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/**
 * Splits a JSON object into its members, and lists among them into their items, however the file is
 * formatted. An empty list is one part without an `item`. Parts must be passed to `parsePart`, which
 * rejects what is no JSON. Throws `DamagedJson`.
 */
export async function* readParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<JsonPart> {
  const input = createInput(chunks)
  if ((await input.next()) !== bytes.openObject) throw new DamagedJson('it is no JSON object')
  const names = new Set<string>()
  for (let end = bytes.comma; end === bytes.comma;) {
    const name = await readName(input)
    if (names.has(name)) throw new DamagedJson(`it has ${name} twice`)
    names.add(name)
    if ((await input.peek()) === bytes.openList) {
      await input.next()
      yield* readItems(input, name)
      end = await input.next()
    } else {
      const value = await input.take()
      yield { name, item: undefined, text: value.text }
      end = value.end
    }
    if (end !== bytes.comma && end !== bytes.closeObject) throw misplaced()
  }
  if ((await input.peek()) !== undefined) throw misplaced()
}

/** Parses a part. Throws `DamagedJson`. */
export function parsePart(text: Buffer): unknown {
  try {
    return JSON.parse(strict.decode(text)) as unknown
  } catch (cause) {
    throw new DamagedJson('it is not valid JSON', { cause })
  }
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const misplaced = () => new DamagedJson('it is not valid JSON')

type Input = ReturnType<typeof createInput>

async function readName(input: Input): Promise<string> {
  const { text, end } = await input.take()
  const name = parsePart(text)
  if (end !== bytes.colon || typeof name !== 'string') throw misplaced()
  return name
}

async function* readItems(input: Input, name: string): AsyncGenerator<JsonPart> {
  if ((await input.peek()) === bytes.closeList) {
    await input.next()
    yield { name, item: undefined, text: Buffer.from('[]') }
    return
  }
  for (let item = 0; ; item += 1) {
    const { text, end } = await input.take()
    if (end !== bytes.comma && end !== bytes.closeList) throw misplaced()
    yield { name, item, text }
    if (end === bytes.closeList) return
  }
}

/** A cursor over the bytes; `undefined` stands for the end. */
function createInput(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]()
  let chunk: Buffer = Buffer.alloc(0)
  let at = 0

  async function load(): Promise<boolean> {
    const { value, done } = await source.next()
    if (done) return false
    chunk = value
    at = 0
    return true
  }

  /** Returns the next byte that is no white space, without moving past it. */
  async function peek(): Promise<number | undefined> {
    for (;;) {
      while (at < chunk.length && isSpace(chunk[at]!)) at += 1
      if (at < chunk.length) return chunk[at]
      if (!(await load())) return undefined
    }
  }

  return {
    peek,

    /** Returns the next byte that is no white space, and moves past it. */
    async next(): Promise<number> {
      const byte = await peek()
      if (byte === undefined) throw new DamagedJson('it ends too early')
      at += 1
      return byte
    },

    /** Returns everything up to the comma, colon or closing bracket of this level, and moves past it. */
    async take(): Promise<{ text: Buffer; end: number }> {
      const pieces: Buffer[] = []
      let length = 0
      const keep = (piece: Buffer) => {
        length += piece.length
        if (length > longestPart) throw new DamagedJson('one of its records is too long')
        pieces.push(piece)
      }
      const scan = createScanner()
      for (;;) {
        const end = scan(chunk, at)
        keep(chunk.subarray(at, end ?? chunk.length))
        if (end !== undefined) {
          at = end + 1
          return { text: Buffer.concat(pieces), end: chunk[end]! }
        }
        if (!(await load())) throw new DamagedJson('it ends too early')
      }
    },
  }
}

/** Finds the first delimiter outside strings and nested values; remembers where it is between chunks. */
function createScanner() {
  let depth = 0
  let inString = false
  let isEscaped = false
  return (chunk: Buffer, from: number): number | undefined => {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at]!
      if (isEscaped) isEscaped = false
      else if (inString) {
        if (byte === bytes.backslash) isEscaped = true
        else if (byte === bytes.quote) inString = false
      } else if (byte === bytes.quote) inString = true
      else if (byte === bytes.openObject || byte === bytes.openList) depth += 1
      else if (byte === bytes.closeObject || byte === bytes.closeList) {
        if (depth === 0) return at
        depth -= 1
      } else if (depth === 0 && (byte === bytes.comma || byte === bytes.colon)) return at
    }
    return undefined
  }
}
