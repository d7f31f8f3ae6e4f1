import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls, servedBytes, storedFiles } from '../support/requests/image-calls.ts'
import { drawing, hostileDrawings, photo, pngChunk } from '../support/data/pictures.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { fuzz, fuzzOptions, fuzzTimeout, tell } from './fuzz-run.ts'

const canary = 'CANARY-8d1f2a'
const admins = Array.from({ length: 40 }, (_, number) => `admin${number}@example.org`)
const types = { png: 'image/png', jpg: 'image/jpeg', svg: 'image/svg+xml' }
type Kind = keyof typeof types

let site: TestSite
let hands: ReturnType<typeof imageCalls>[]
let originals: { kind: Kind; bytes: Buffer }[]

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false, adminEmails: admins })
  const tokens = await Promise.all(admins.map((email) => adminToken(site.dataDir, email)))
  hands = tokens.map((token) => imageCalls(site, token))
  originals = await realPictures()
}, fuzzTimeout('api'))
afterAll(() => site.stop())

/** Real pictures with something hidden in each. */
async function realPictures() {
  const png = await photo(40, 24, 'png')
  const jpeg = await photo(40, 24)
  const comment = Buffer.from(`\u00ff\u00fe\u0000\u0020<?php ${canary} ?>         `, 'latin1')
  return [
    { kind: 'png' as const, bytes: png },
    {
      kind: 'png' as const,
      bytes: Buffer.concat([
        png.subarray(0, 33),
        pngChunk('tEXt', Buffer.from(`Comment\0<script>${canary}</script>`)),
        png.subarray(33),
      ]),
    },
    { kind: 'jpg' as const, bytes: jpeg },
    {
      kind: 'jpg' as const,
      bytes: Buffer.concat([jpeg.subarray(0, 2), comment.subarray(0, 34), jpeg.subarray(2)]),
    },
    { kind: 'jpg' as const, bytes: Buffer.concat([jpeg, Buffer.from(`<html>${canary}</html>`)]) },
    { kind: 'svg' as const, bytes: drawing('<rect width="50" height="20" fill="#8ab"/>') },
    ...hostileDrawings(`http://127.0.0.1:9/${canary}`).map((inside) => ({
      kind: 'svg' as const,
      bytes: drawing(inside.replaceAll('canary', canary)),
    })),
  ]
}

type Mutation = {
  what: 'flip' | 'cut' | 'repeat' | 'insert' | 'swap' | 'none'
  at: number
  size: number
  byte: number
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  what: fc.constantFrom('flip', 'flip', 'flip', 'cut', 'repeat', 'insert', 'swap', 'none'),
  // Not mostly at the beginning, where a picture stops being one at once.
  at: fc.noBias(fc.double({ min: 0, max: 1, noNaN: true })),
  size: fc.integer({ min: 1, max: 2000 }),
  byte: fc.nat(255),
})

function mutate(bytes: Buffer, { what, at, size, byte }: Mutation, other: Buffer): Buffer {
  const place = Math.floor(at * bytes.length)
  const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)]
  if (what === 'none') return bytes
  if (what === 'cut') return Buffer.concat([before, after.subarray(size)])
  if (what === 'repeat') return Buffer.concat([before, after.subarray(0, size), after])
  if (what === 'insert') return Buffer.concat([before, Buffer.alloc(size, byte), after])
  if (what === 'swap') return Buffer.concat([before, other.subarray(Math.floor(at * other.length))])
  const flipped = Buffer.from(bytes)
  if (place < flipped.length) flipped[place] = byte
  return flipped
}

/** Every file of the data directory but those that the site writes for itself. */
async function filesOutside(): Promise<string[]> {
  const all = await readdir(site.dataDir, { recursive: true })
  const others = all.filter(
    (name) => !/^(?:images(?:\/.*)?|site\.db(?:-wal|-shm)?|secret)$/.test(name),
  )
  return others.toSorted()
}

const stored = (address: string) =>
  /^\/images\/([0-9a-f]{32}-\d+x\d+)\.jpg$/.exec(address)?.[1] ?? expect.fail(address)

async function expectHarmless(address: string): Promise<void> {
  const key = stored(address)
  const served = await servedBytes(site, address)
  expect(served.includes(canary)).toBe(false)
  const files = (await storedFiles(site)).filter((file) => file.startsWith(key))
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) {
    const { size } = await stat(join(site.dataDir, 'images', file))
    const { width, height } = await sharp(join(site.dataDir, 'images', file))
      .stats()
      .then(() => sharp(join(site.dataDir, 'images', file)).metadata())
    expect([size > 0, width > 0, height > 0], file).toEqual([true, true, true])
  }
}

it(
  'G-09, U-04, U-05: no altered file breaks the server, and what is stored is a picture',
  fuzzOptions('uploads'),
  async () => {
    const statuses: Record<number, number> = {}
    let turn = 0
    const outside = await filesOutside()
    const upload = fc.record({
      picture: fc.nat(),
      other: fc.nat(),
      mutations: fc.array(mutation, { minLength: 1, maxLength: 4 }),
      claimed: fc.oneof(
        { weight: 8, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom<Kind>('png', 'jpg', 'svg') },
      ),
    })
    await fuzz('uploads', fc.array(upload, { minLength: 2, maxLength: 2 }), async (batch) => {
      const tried = batch.map(async ({ picture, other, mutations, claimed }) => {
        const { kind, bytes } = originals[picture % originals.length]!
        const foreign = originals[other % originals.length]!.bytes
        const altered = mutations.reduce((sum, each) => mutate(sum, each, foreign), bytes)
        const name = `a.${claimed ?? kind}`
        turn += 1
        const hand = hands[turn % hands.length]!
        const response = await hand.upload({ bytes: altered, name, type: types[claimed ?? kind] })
        const answer = (await response.json()) as { imageUrl?: string; message?: string }
        statuses[response.status] = (statuses[response.status] ?? 0) + 1
        expect([201, 400, 413, 415, 429], JSON.stringify(answer)).toContain(response.status)
        if (answer.imageUrl) await expectHarmless(answer.imageUrl)
        else expect(answer.message).toMatch(/^[A-Z][\w ,.]+\.$/)
      })
      await Promise.all(tried)
    })
    expect(await filesOutside()).toEqual(outside)
    const files = await storedFiles(site)
    expect(
      files.filter((file) => !/^[0-9a-f]{32}-\d+x\d+(?:-\d+)?\.(?:jpg|avif|webp)$/.test(file)),
    ).toEqual([])
    tell(`G-09: ${turn} altered files, ${JSON.stringify(statuses)}`)
  },
)
