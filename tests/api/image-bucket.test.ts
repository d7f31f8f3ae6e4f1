import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { imageMessages } from '../../shared/image-file.ts'
import { goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { freshBucket } from '../support/stores/fresh-bucket.ts'
import { photo } from '../support/data/pictures.ts'
import { storedAt } from '../support/stores/stored-at.ts'
import { useBucketSite } from '../support/site/bucket-site.ts'

const at = useBucketSite()

async function objects(): Promise<string[]> {
  const { Contents } = await at.client.send(new ListObjectsV2Command({ Bucket: at.bucket.name }))
  return (Contents ?? []).map(({ Key }) => Key!)
}
const signed = async (address: string) => {
  const response = await at.images.sign(address)
  return ((await response.json()) as { signedUrl: string }).signedUrl
}
const inBucket = (address: string) => `${at.bucket.endpoint}/${at.bucket.name}${address}`

describe('pictures in a bucket', () => {
  it('D-02: larger ones are loaded in parts, and arrive whole', async () => {
    const file = `${'0'.repeat(32)}-2560x2560.jpg`
    const bytes = randomBytes(300_000)
    await at.client.send(
      new PutObjectCommand({ Bucket: at.bucket.name, Key: `images/${file}`, Body: bytes }),
    )
    const response = await at.site.fetch(`/images/${file}`)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    const head = await at.site.fetch(`/images/${file}`, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe('300000')
  })

  it('are kept there and served under addresses of the site', async () => {
    const address = await at.images.store({ bytes: at.png })
    const key = address.slice(1, -'.jpg'.length)
    expect((await objects()).filter((name) => name.startsWith(key))).toEqual([
      `${key}-64.avif`,
      `${key}-64.webp`,
      `${key}.jpg`,
    ])
    expect(existsSync(join(at.site.dataDir, 'images'))).toBe(false)
    const response = await at.site.fetch(`/${key}-64.webp`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="${key.slice('images/'.length)}-64.webp"`,
    )
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
    expect((await at.site.fetch(address.replace('-64x48', '-64x49'))).status).toBe(404)
  })

  it('K-13: have addresses in pages that outlive every signature', async () => {
    const image_url = await at.images.store({ bytes: at.png })
    const doctor = await at.admin.makeDoctor({ name: 'Dr. Ada Still', image_url })
    const blog = await at.admin.makeBlog({ ...goodBlog(doctor._id), title: 'Kept', image_url })
    const path = `/articles/${blog._id}`
    const html = await (await at.site.fetch(path)).text()
    const own = new Set(html.match(/\/images\/[\w-]+\.(?:jpg|webp|avif)/g))
    expect(own.size).toBeGreaterThan(1)
    expect(html).not.toMatch(
      new RegExp(`X-Amz|${at.bucket.name}|${new URL(at.bucket.endpoint).host}`),
    )
    // A cached page works before any picture address is signed, and long after.
    const { headers } = await at.site.fetch(path)
    expect(headers.get('etag')).toBeTruthy()
    for (const address of own) {
      const response = await at.site.fetch(address, { redirect: 'manual' })
      expect([address, response.status]).toEqual([address, 200])
    }
  })

  it('are removed, once nobody else shows them', async () => {
    const address = await at.images.store({ bytes: at.png })
    const doctor = await at.admin.makeDoctor({ name: 'Dr. Ada Marsh', image_url: address })
    await at.admin.makeBlog({ ...goodBlog(doctor._id), image_url: address })
    expect((await at.images.remove(address)).status).toBe(204)
    expect((await at.site.fetch(address)).status).toBe(200)
    await at.admin.remove(`/authors/${doctor._id}`)
    expect((await at.images.remove(inBucket(address))).status).toBe(204)
    expect((await at.site.fetch(address)).status).toBe(404)
    expect((await objects()).filter((name) => name.startsWith(address.slice(1, 40)))).toEqual([])
    expect((await at.images.remove(inBucket(address))).status).toBe(204)
  })

  it('I-04 are the only thing in the bucket, and the only bucket, that is touched', async () => {
    const address = await at.images.store({ bytes: at.png })
    const { name: other } = await freshBucket()
    const put = (Bucket: string, Key: string) =>
      at.client.send(new PutObjectCommand({ Bucket, Key, Body: 'kept' }))
    await put(other, address.slice(1))
    await put(at.bucket.name, `backups${address.slice('/images'.length)}`)
    const before = await objects()
    const foreign = [
      `${at.bucket.endpoint}/${other}${address}`,
      `${at.bucket.endpoint}/${at.bucket.name}/backups${address.slice('/images'.length)}`,
      `${inBucket('/images/..')}/backups${address.slice('/images'.length)}`,
      `${inBucket(address)}?versionId=1`,
      inBucket(address).replace('127.0.0.1', '127.0.0.1.evil.example'),
      inBucket(address).replace('http:', 'https:'),
    ]
    const removed = await Promise.all(
      foreign.map(async (to) => refusal(await at.images.remove(to))),
    )
    const asked = await Promise.all(foreign.map(async (to) => refusal(await at.images.sign(to))))
    expect(new Set([...removed, ...asked])).toEqual(new Set([`400 ${imageMessages.address}`]))
    expect(await objects()).toEqual(before)
    const kept = await at.client.send(new ListObjectsV2Command({ Bucket: other }))
    expect(kept.KeyCount).toBe(1)
  })

  it('I-13 can be read at an address that opens one picture, for reading, for a while', async () => {
    const address = await at.images.store({ bytes: at.png })
    for (const known of [address, inBucket(address)]) {
      const response = await fetch(await signed(known))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="[^"]+\.jpg"$/)
    }
    const open = await signed(address)
    const url = new URL(open)
    expect(Number(url.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(900)
    expect(open).not.toContain(at.bucket.secretAccessKey)
    const altered = [
      open.replace('-64x48', '-64x49'),
      open.replace('X-Amz-Expires=900', 'X-Amz-Expires=9000'),
      open.replace('image%2Fjpeg', 'text%2Fhtml'),
    ]
    const responses = await Promise.all(altered.map(async (to) => (await fetch(to)).status))
    expect(responses).toEqual([403, 403, 403])
    expect((await fetch(open.slice(0, open.indexOf('?')))).ok).toBe(false)
    const write = ['PUT', 'DELETE', 'POST'].map(
      async (method) => (await fetch(open, { method })).status,
    )
    expect((await Promise.all(write)).every((status) => status >= 400)).toBe(true)
    expect((await fetch(open)).status).toBe(200)
  })

  it('F-09 G-15 are neither stored nor lost while the line is cut, and work again after', async () => {
    const address = await at.images.store({ bytes: at.png })
    const doctor = await at.admin.makeDoctor({ name: 'Dr. Cut', image_url: address })
    at.line.become('cut')
    const upload = await at.images.upload({ bytes: at.png })
    expect(await refusal(upload)).toBe(`503 ${imageMessages.uploadFailed}`)
    expect(upload.headers.get('retry-after')).toBe('10')
    expect(await refusal(await at.images.remove(address))).toBe(`503 ${imageMessages.deleteFailed}`)
    expect((await at.admin.remove(`/authors/${doctor._id}`)).status).toBe(503)
    expect((await at.site.fetch(address)).status).toBe(503)
    expect((await at.site.fetch('/doctors-behind')).status).toBe(200)
    const doctors = await (await at.site.fetch('/api/user/v1/authors')).text()
    expect(doctors).toContain('Dr. Cut')

    at.line.become('good')
    expect((await at.site.fetch(address)).status).toBe(200)
    expect((await at.admin.remove(`/authors/${doctor._id}`)).status).toBe(204)
    expect((await at.site.fetch(address)).status).toBe(404)
    expect((await at.images.upload({ bytes: at.png })).status).toBe(201)
  })

  it('F-09 leaves no row of a picture that a silent bucket never took, and lets nobody wait for it', async () => {
    const db = await openDatabase(storedAt(at.site.dataDir))
    const stored = () =>
      db.selectFrom('images').select('key').where('state', '=', 'stored').execute()
    const before = await stored()
    const address = await at.images.store({ bytes: at.png })
    at.line.become('silent')
    const responses = await Promise.all([
      at.images.upload({ bytes: await photo(48, 64, 'png') }).then(refusal),
      at.images.remove(address).then(refusal),
      at.site.fetch(address).then(({ status }) => status),
    ])
    expect(responses).toEqual([
      `503 ${imageMessages.uploadFailed}`,
      `503 ${imageMessages.deleteFailed}`,
      503,
    ])
    expect(await stored()).toHaveLength(before.length + 1)
    await db.destroy()
  })
})
