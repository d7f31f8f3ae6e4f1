import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { imageMessages } from '../../shared/image-file.ts'
import { limits } from '../../shared/limits.ts'
import { refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import {
  allRefusedWith,
  imageCalls,
  storedFiles,
  type Upload,
} from '../support/requests/image-calls.ts'
import { drawing, padded, photo } from '../support/data/pictures.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let token: string
let calls: ReturnType<typeof imageCalls>
let png: Buffer
let jpeg: Buffer

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  png = await photo(64, 48, 'png')
  jpeg = await photo(64, 48)
})
beforeEach(async () => {
  token = await adminToken(site.dataDir)
  calls = imageCalls(site, token)
})
afterAll(() => site.stop())

describe('upload', () => {
  it('asks for a session before it reads anything', async () => {
    const { upload } = imageCalls(site, 'x'.repeat(43))
    expect(await refusal(await upload({ bytes: png }))).toMatch(/^401 /)
    expect(await storedFiles(site)).toEqual([])
  })

  it('U-01 takes 2,097,152 bytes and not one more', async () => {
    const atLimit = padded(png, limits.image.bytes)
    expect(atLimit).toHaveLength(2_097_152)
    expect((await calls.upload({ bytes: atLimit })).status).toBe(201)
    const before = await storedFiles(site)
    const response = await calls.upload({ bytes: padded(png, limits.image.bytes + 1) })
    expect(await refusal(response)).toBe(`413 ${imageMessages.size}`)
    expect(await storedFiles(site)).toEqual(before)
  })

  it('U-02 takes no other kind of file under the name of a picture', async () => {
    const others: Record<string, Buffer> = {
      gif: await sharp(png).gif().toBuffer(),
      webp: await sharp(png).webp().toBuffer(),
      avif: await sharp(png).avif().toBuffer(),
      tiff: await sharp(png).tiff().toBuffer(),
      bmp: Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0', 'latin1'),
      pdf: Buffer.from('%PDF-1.7\n'),
      html: Buffer.from('<!DOCTYPE html><svg></svg>'),
      zip: Buffer.from('PK\x03\x04'),
    }
    const files = Object.entries(others).flatMap(([kind, bytes]) => [
      [kind, { bytes }],
      [`honest ${kind}`, { bytes, name: `a.${kind}`, type: `image/${kind}` }],
    ])
    const uploads = Object.fromEntries(files) as Record<string, Upload>
    expect(await calls.uploadAll(uploads)).toEqual(
      allRefusedWith(uploads, `415 ${imageMessages.format}`),
    )
  })

  it('U-03 knows a picture by its content, whatever its name and its type claim', async () => {
    const contents = {
      png,
      jpeg,
      svg: drawing('<path d="M0 0h9v9z"/>'),
      html: Buffer.from('<p>Hello</p>'),
      none: Buffer.from('hello'),
    }
    const claims = [
      { name: 'a.png', type: 'image/png' },
      { name: 'a.jpg', type: 'application/octet-stream' },
      { name: 'a.html', type: 'image/svg+xml' },
      { name: '', type: '' },
    ]
    const uploads = Object.entries(contents).flatMap(([content, bytes]) =>
      claims.map((claim) => [`${content} as ${claim.name} ${claim.type}`, { bytes, ...claim }]),
    )
    const responses = await calls.uploadAll(Object.fromEntries(uploads) as Record<string, Upload>)
    const refused = Object.keys(responses).filter((upload) => responses[upload] !== '201')
    expect(refused.map((upload) => upload.split(' ')[0])).toEqual([
      ...Array<string>(4).fill('html'),
      ...Array<string>(4).fill('none'),
    ])
    for (const upload of refused) expect(responses[upload]).toBe(`415 ${imageMessages.format}`)
  })

  it('U-12 never uses the name of the file', async () => {
    const before = await readdir(site.dataDir)
    const names = [
      '../../etc/x.png',
      '..\\x.png',
      '/abs.png',
      'a%2f..%2fb.png',
      'CON.png',
      `${'a'.repeat(300)}.png`,
      '😀.png',
      '"><img>.png',
      '\u202Egnp.svg.png',
      'x.html\0.png',
      'x.png\0.html',
      '.htaccess',
    ]
    const addresses = await Promise.all(names.map((name) => calls.store({ bytes: png, name })))
    for (const address of addresses) expect(address).toMatch(/^\/images\/[0-9a-f]{32}-64x48\.jpg$/)
    expect(await readdir(site.dataDir)).toEqual(before)
  })

  it('keeps two files of one name apart', async () => {
    const upload = () => calls.store({ bytes: png })
    const addresses = await Promise.all([upload(), upload(), upload()])
    expect(new Set(addresses).size).toBe(3)
  })
})
