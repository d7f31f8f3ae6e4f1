// Valid and invalid pictures for upload tests.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture like a photograph: noise, which can't be compressed away. */
export function photo(width: number, height: number, format: 'png' | 'jpeg' = 'jpeg') {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const background = '#8ab'
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .toFormat(format)
    .toBuffer()
}

/** Red above blue, so that a test can check the orientation. */
export function redAboveBlue(width: number, height: number) {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const }
  return sharp({ create: { ...half, height, background: '#0000ff' } })
    .composite([{ input: { create: { ...half, background: '#ff0000' } }, gravity: 'north' }])
    .png()
    .toBuffer()
}

/** An SVG of 100 × 50; `inside` is its content. */
export function drawing(inside: string): Buffer {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  return Buffer.from(`<svg ${names} viewBox="0 0 100 50">${inside}</svg>`)
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, check])
}

/** A black PNG with one bit per pixel: a small file, however large the size it declares. */
export function hugePng(width: number, height: number, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** The PNG, filled with meaningless bytes up to this length. */
export function padded(png: Buffer, length: number): Buffer {
  const end = png.subarray(-12)
  const filling = Buffer.alloc(length - png.length - 12, 'x')
  return Buffer.concat([png.subarray(0, -12), pngChunk('prVt', filling), end])
}

/** What drawings must not contain. Each calls `canary` or requests something from the `canary` server. */
export function hostileDrawings(canary: string): string[] {
  return [
    '<script>canary</script>',
    '<script><![CDATA[canary]]></script>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">canary</x:script>',
    '<script href="data:text/javascript,canary"/>',
    '<g onload="canary"/>',
    '<a href="javascript:canary"><text y="20">a</text></a>',
    '<animate attributeName="href" to="javascript:canary"/>',
    '<set attributeName="onload" to="canary"/>',
    '<handler type="text/ecmascript">canary</handler>',
    `<foreignObject><iframe src="${canary}/canary"/></foreignObject>`,
    `<image href="${canary}/canary.png" width="9" height="9"/>`,
    `<image xlink:href="${canary}/canary.png" width="9" height="9"/>`,
    '<image href="file:///canary" width="9" height="9"/>',
    '<image href="data:image/svg+xml,canary" width="9" height="9"/>',
    `<use href="${canary}/canary.svg#x"/>`,
    `<rect fill="url(${canary}/canary.svg#x)" width="9" height="9"/>`,
    `<rect style="fill: URL ( '${canary}/canary.svg#x' )" width="9" height="9"/>`,
    `<style>@import url(${canary}/canary.css);</style>`,
    `<style>rect { fill: url('${canary}/canary.svg#x') }</style>`,
    '<style>a { } &lt;script>canary&lt;/script></style>',
    `<g style="background: u\\72l(${canary}/canary.png)"/>`,
    `<feImage href="${canary}/canary.png"/>`,
  ]
}
