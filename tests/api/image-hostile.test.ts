import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { imageMessages } from '../../shared/image-file.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import {
  allRefusedWith,
  imageCalls,
  servedBytes,
  storedFiles,
} from '../support/requests/image-calls.ts'
import { drawing, hostileDrawings, hugePng, photo, pngChunk } from '../support/data/pictures.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let token: string
let calls: ReturnType<typeof imageCalls>
let png: Buffer
let jpeg: Buffer
const unreadable = `400 ${imageMessages.unreadable}`
let canary: string
let canaryCalls = 0
const canaryServer = createServer((_request, response) => {
  canaryCalls += 1
  response.end()
})

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  png = await photo(64, 48, 'png')
  jpeg = await photo(64, 48)
  await once(canaryServer.listen(0, '127.0.0.1'), 'listening')
  canary = `http://127.0.0.1:${(canaryServer.address() as AddressInfo).port}`
})
beforeEach(async () => {
  token = await adminToken(site.dataDir)
  calls = imageCalls(site, token)
})
afterAll(async () => {
  await site.stop()
  canaryServer.close()
})

const jpg = (bytes: Buffer) => ({ bytes, name: 'a.jpg', type: 'image/jpeg' })
const svg = (bytes: Buffer) => ({ bytes, name: 'a.svg', type: 'image/svg+xml' })

describe('hostile pictures', () => {
  it('U-04 refuses what can not be read as the picture it begins as', async () => {
    const wrongCheck = Buffer.from(png)
    wrongCheck[png.length - 20]! ^= 1
    const files = {
      garbage: { bytes: Buffer.concat([png.subarray(0, 8), Buffer.alloc(500, 7)]) },
      cut: { bytes: png.subarray(0, png.length / 2) },
      'wrong check': { bytes: wrongCheck },
      'cut JPEG': jpg(jpeg.subarray(0, jpeg.length / 2)),
      'three bytes': jpg(jpeg.subarray(0, 3)),
      nothing: { bytes: Buffer.alloc(0) },
      'half a tag': svg(Buffer.from('<svg'.padEnd(40))),
      'no size': svg(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    }
    expect(await calls.uploadAll(files)).toEqual(allRefusedWith(files, unreadable))
    expect(await storedFiles(site)).toEqual([])
  })

  it('U-05 serves no byte of what was hidden in a picture', async () => {
    const hidden = '<script>canary()</script><?php canary() ?>'
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, hidden.length + 2]),
      Buffer.from(hidden),
    ])
    const files = [
      { bytes: Buffer.concat([png, Buffer.from(hidden)]) },
      {
        bytes: Buffer.concat([
          png.subarray(0, 33),
          pngChunk('tEXt', Buffer.from(`Comment\0${hidden}`)),
          png.subarray(33),
        ]),
      },
      { bytes: Buffer.concat([jpeg, Buffer.from(hidden)]), name: 'a.jpg', type: 'image/jpeg' },
      {
        bytes: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
        name: 'a.jpg',
        type: 'image/jpeg',
      },
    ]
    for (const file of files) {
      const served = await servedBytes(site, await calls.store(file))
      expect(served.length).toBeGreaterThan(0)
      expect(served.includes('canary')).toBe(false)
    }
  })

  it('U-06 U-07 draws an SVG without its scripts and asks no other server for anything', async () => {
    const shape = '<rect width="100" height="50" fill="#0f0"/>'
    const style = `<?xml-stylesheet href="${canary}/i.css"?>`
    const attacks = hostileDrawings(canary)
    const one = Buffer.concat([Buffer.from(style), drawing(shape + attacks.join(''))])
    for (const file of [one, ...attacks.slice(0, 3).map((attack) => drawing(shape + attack))]) {
      const bytes = await servedBytes(site, await calls.store(svg(file)))
      expect(bytes.includes('canary') || bytes.includes('<svg')).toBe(false)
    }
    expect(canaryCalls).toBe(0)
  })

  it('U-08 U-10 refuses drawings that grow while they are read or drawn', async () => {
    const names = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"'
    const entities = Array.from(
      { length: 12 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    )
    const level = (number: number) =>
      `<g id="a${number + 1}">${`<use xlink:href="#a${number}"/>`.repeat(10)}</g>`
    const levels = Array.from({ length: 30 }, (_, number) => level(number))
    const bombs = {
      'external entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${names}><text>&x;</text></svg>`,
      'parameter entity': `<!DOCTYPE svg [<!ENTITY % x SYSTEM "${canary}/x.dtd"> %x;]><svg ${names}/>`,
      'billion laughs': `<!DOCTYPE lol [<!ENTITY e0 "ha">${entities.join('')}]><svg ${names}><text>&e12;</text></svg>`,
      quadratic: `<!DOCTYPE svg [<!ENTITY x "${'x'.repeat(500_000)}">]><svg ${names}><text>${'&x;'.repeat(100_000)}</text></svg>`,
      'later DOCTYPE': `<!-- --><?x?>\n<!DOCTYPE svg [<!ENTITY x "y">]><svg ${names}/>`,
      'second DOCTYPE': `<!DOCTYPE svg><!DOCTYPE svg SYSTEM "x.dtd"><svg ${names}/>`,
      uses: drawing(
        `<defs><g id="a0"><path d="M0 0h9v9z"/></g>${levels.join('')}</defs><use xlink:href="#a30"/>`,
      ),
      filters: drawing(
        `<filter id="f">${'<feGaussianBlur stdDeviation="90"/>'.repeat(300)}</filter>${'<rect filter="url(#f)" width="100" height="50"/>'.repeat(300)}`,
      ),
      nodes: drawing('<g/>'.repeat(400_000)),
      depth: drawing('<g>'.repeat(400_000)),
      thin: '<svg xmlns="http://www.w3.org/2000/svg" width="1000000000" height="1"/>',
    }
    const files = Object.entries(bombs).map(([name, bomb]) => [name, svg(Buffer.from(bomb))])
    expect(await calls.uploadAll(Object.fromEntries(files))).toEqual(
      allRefusedWith(bombs, unreadable),
    )
    expect(canaryCalls).toBe(0)
    const wide = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1000000000" viewBox="0 0 9 9"/>',
    )
    expect(await calls.store(svg(wide))).toMatch(/-1440x/)
  })

  it('U-09 reads a drawing as XML in whatever way it is written', async () => {
    const plain = drawing('<path d="M0 0h9v9z"/>').toString()
    const dtd = `PUBLIC "-//W3C//DTD SVG 1.1//EN" "${canary}/svg11.dtd"`
    const format = `415 ${imageMessages.format}`
    const forms: [string, Buffer, string][] = [
      ['mark', Buffer.from(`\uFEFF${plain}`), '201'],
      ['spaces and comments', Buffer.from(`\n <!-- <html> --> <?xml-thing?> ${plain}`), '201'],
      ['declaration', Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${plain}`), '201'],
      ['document type', Buffer.from(`<!DOCTYPE svg ${dtd}>\n${plain}`), '201'],
      ['UTF-16', Buffer.from(`\uFEFF${plain}`, 'utf16le'), '201'],
      ['HTML', Buffer.from(plain.replace('</svg>', '<p>unclosed<br></svg>')), '201'],
      [
        'broken UTF-8',
        Buffer.concat([Buffer.from(plain.replace('</svg>', '')), Buffer.from([0xff, 0xfe])]),
        unreadable,
      ],
      ['UTF-7', Buffer.from('+ADw-svg viewBox="0 0 9 9"/>'), format],
      ['compressed', gzipSync(plain), format],
    ]
    const files = forms.map(([name, bytes]) => [name, svg(bytes)])
    const expected = forms.map(([name, , answer]) => [name, answer])
    expect(await calls.uploadAll(Object.fromEntries(files))).toEqual(Object.fromEntries(expected))
  })

  it('U-11 refuses pictures that unfold, and serves others meanwhile', async () => {
    const profile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(200_000_000))])
    const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000_000))])
    const chunks = Array.from({ length: 100_000 }, () => pngChunk('prVt', Buffer.alloc(1)))
    const bombs = {
      huge: { bytes: hugePng(30_000, 30_000) },
      long: { bytes: hugePng(1_000_000, 100) },
      profile: { bytes: hugePng(64, 64, [pngChunk('iCCP', profile)]) },
      text: { bytes: hugePng(64, 64, [pngChunk('zTXt', text)]) },
      chunks: { bytes: hugePng(64, 64, chunks) },
    }
    const memory = process.memoryUsage.rss()
    const responses = calls.uploadAll(bombs)
    expect((await site.fetch('/healthz')).status).toBe(200)
    const { huge, long, profile: withProfile, text: withText, chunks: withChunks } = await responses
    expect([huge, long]).toEqual([unreadable, unreadable])
    // What these unpack to is never read: the picture is accepted without it, or refused.
    for (const answer of [withProfile, withText, withChunks]) {
      expect(['201', unreadable]).toContain(answer)
    }
    expect(process.memoryUsage.rss() - memory).toBeLessThan(100_000_000)
  })

  it('keeps no more pixels of a large picture than pages can use', async () => {
    expect(await calls.store({ bytes: hugePng(6000, 300) })).toMatch(/-2560x128\.jpg$/)
  })
})
