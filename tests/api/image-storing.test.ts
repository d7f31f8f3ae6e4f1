import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls, storedFiles } from '../support/requests/image-calls.ts'
import { drawing, photo, redAboveBlue } from '../support/data/pictures.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let token: string
let calls: ReturnType<typeof imageCalls>
let png: Buffer

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  png = await photo(64, 48, 'png')
})
beforeEach(async () => {
  token = await adminToken(site.dataDir)
  calls = imageCalls(site, token)
})
afterAll(() => site.stop())

const served = async (address: string) =>
  Buffer.from(await (await site.fetch(address)).arrayBuffer())

describe('upload', () => {
  it('stores a picture in every width and form that pages ask for', async () => {
    const address = await calls.store({
      bytes: await photo(800, 400),
      name: 'a.jpg',
      type: 'image/jpeg',
    })
    expect(address).toMatch(/^\/images\/[0-9a-f]{32}-800x400\.jpg$/)
    const key = address.slice('/images/'.length, -'.jpg'.length)
    const files = (await storedFiles(site)).filter((file) => file.startsWith(key))
    const renditions = [320, 640, 800].flatMap((width) => [
      `${key}-${width}.avif`,
      `${key}-${width}.webp`,
    ])
    expect(files.toSorted()).toEqual([`${key}.jpg`, ...renditions].toSorted())
    for (const file of files) {
      const { format, width } = await sharp(await served(`/images/${file}`)).metadata()
      const [, named = '800'] = /-(\d+)\.(?:avif|webp)$/.exec(file) ?? []
      expect([format, width]).toEqual([
        file.endsWith('avif') ? 'heif' : file.endsWith('webp') ? 'webp' : 'jpeg',
        Number(named),
      ])
    }
  })

  it('U-14 serves a picture as a picture and nothing else', async () => {
    const address = await calls.store({ bytes: png })
    const { headers } = await site.fetch(address)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(headers.get('content-disposition')).toBe(`inline; filename="${address.slice(8)}"`)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await site.fetch(address.replace('.jpg', '.svg'))).status).toBe(404)
    expect((await site.fetch(address.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).status).toBe(404)
  })

  it('keeps no word of where a photograph was taken, and turns it upright', async () => {
    const bytes = await sharp(await redAboveBlue(40, 60))
      .rotate(-90)
      .withExif({
        IFD0: { Make: 'CanaryCamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description about="CanaryXmp"/></rdf:RDF></x:xmpmeta>',
      )
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const sent = await sharp(bytes).metadata()
    expect([sent.width, sent.height, sent.orientation]).toEqual([60, 40, 6])
    expect(bytes.includes('CanaryCamera')).toBe(true)

    const address = await calls.store({ bytes, name: 'a.jpeg', type: 'image/jpeg' })
    expect(address).toMatch(/-40x60\.jpg$/)
    const key = address.slice(8, -4)
    for (const file of [`${key}.jpg`, `${key}-40.avif`, `${key}-40.webp`]) {
      const picture = await served(`/images/${file}`)
      for (const canary of ['Canary', 'Exif', 'GPS', 'adobe'])
        expect(picture.includes(canary)).toBe(false)
      const { exif, xmp, icc, orientation } = await sharp(picture).metadata()
      expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
      const { data } = await sharp(picture)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const top = data.subarray((10 * 40 + 20) * 3)
      const bottom = data.subarray((50 * 40 + 20) * 3)
      expect(top[0]! > 200 && top[2]! < 60 && bottom[0]! < 60 && bottom[2]! > 200).toBe(true)
    }
  })

  it('draws an SVG once and keeps only pixels', async () => {
    const address = await calls.store({
      bytes: drawing('<style>.a{fill:#f00}</style><rect class="a" width="100" height="50"/>'),
      name: 'a.svg',
      type: 'image/svg+xml',
    })
    expect(address).toMatch(/-1440x720\.jpg$/)
    const { data } = await sharp(await served(address))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]! > 240 && data[1]! < 20).toBe(true)
    expect((await storedFiles(site)).filter((file) => /svg/.test(file))).toEqual([])
  })
})
