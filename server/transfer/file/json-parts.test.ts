import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DamagedJson, parsePart, readParts } from './json-parts.ts'

/** Reads the text in chunks of this many bytes, as an object of values and lists. */
async function read(text: Buffer | string, size: number): Promise<Record<string, unknown>> {
  const bytes = Buffer.from(text)
  const found: Record<string, unknown> = Object.create(null)
  for await (const { name, item, text } of readParts(chunksOf(bytes, size))) {
    const value = parsePart(text)
    if (item === undefined) found[name] = value
    else ((found[name] ??= [] as unknown[]), found[name] as unknown[]).push(value)
  }
  return found
}

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const size = fc.integer({ min: 1, max: 40 })

describe('a file read in parts', () => {
  it('is the same as read at once, however it is formatted and cut', async () => {
    const members = fc.dictionary(fc.string(), fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()))
    await fc.assert(
      fc.asyncProperty(members, size, fc.nat(4), async (value, size, indent) => {
        fc.pre(Object.keys(value).length > 0)
        const text = JSON.stringify(value, undefined, indent)
        expect(JSON.stringify(await read(text, size))).toBe(JSON.stringify(JSON.parse(text)))
      }),
    )
  })

  it('is refused where one byte less or more is no JSON', async () => {
    const text = '{"version": 1, "list": [{"a": "}]\\"é"}, [2, "x"]], "empty": [], "end": null}'
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += 1) {
      const without = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])
      if (isJson(without)) continue
      await expect(read(without, 7), without.toString()).rejects.toThrow(DamagedJson)
      await expect(read(bytes.subarray(0, at), 7)).rejects.toThrow(DamagedJson)
    }
    for (const wrong of [
      `${text}x`,
      `${text}{}`,
      '[]',
      '{"a":[1}',
      '{"a":1,"a":2}',
      '{"a":[,1]}',
    ]) {
      await expect(read(wrong, 3), wrong).rejects.toThrow(DamagedJson)
    }
  })
})

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return true
  } catch {
    return false
  }
}
