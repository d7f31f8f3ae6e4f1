import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export type PictureFile = { name: string; mimeType: string; buffer: Buffer }

/** A grey PNG of this size. */
export function pictureFile(name: string, width: number, height: number): PictureFile {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const line = Buffer.alloc(width + 1, 0x99)
  line[0] = 0
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

export async function chooseImage(page: Page, file: PictureFile): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file)
}
