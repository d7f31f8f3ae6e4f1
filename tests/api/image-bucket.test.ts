import { ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp, openDatabase, readSettings } from '../support/site/built-program.ts'
import { type Bucket, s3Client } from '../../server/images/s3-images.ts'
import { imageMessages } from '../../shared/image-file.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { bucketSettings } from '../support/stores/bucket-settings.ts'
import { freshBucket } from '../support/stores/fresh-bucket.ts'
import { imageCalls, storedFiles } from '../support/requests/image-calls.ts'
import { photo } from '../support/data/pictures.ts'
import { runCommandHere } from '../support/site/run-command-here.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { storedAt } from '../support/stores/stored-at.ts'
import { unreliableLine } from '../support/requests/unreliable-line.ts'

const started: (() => Promise<void>)[] = []
/** The bucket, and the same bucket over a line that can be cut. */
let direct: Bucket
let line: Awaited<ReturnType<typeof unreliableLine>>
let bucket: Bucket
let client: S3Client
let site: TestSite
let images: ReturnType<typeof imageCalls>
let admin: ReturnType<typeof adminCalls>
let png: Buffer

beforeAll(async () => {
  direct = await freshBucket()
  client = s3Client(direct)
  line = await unreliableLine(direct.endpoint)
  started.push(line.stop)
  bucket = { ...direct, endpoint: line.url }
  site = await startTestSite({ bucket, sampleContent: false })
  started.push(site.stop)
  png = await photo(64, 48, 'png')
})
beforeEach(async () => {
  line.become('good')
  const token = await adminToken(site.dataDir)
  images = imageCalls(site, token)
  admin = adminCalls(site, token)
})
afterAll(async () => {
  for (const stop of started.toReversed()) await stop()
})

async function objects(): Promise<string[]> {
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: bucket.name }))
  return (Contents ?? []).map(({ Key }) => Key!)
}
const signed = async (address: string) => {
  const response = await images.sign(address)
  return ((await response.json()) as { signedUrl: string }).signedUrl
}
const inBucket = (address: string) => `${bucket.endpoint}/${bucket.name}${address}`

describe('pictures in a bucket', () => {
  it('D-02: larger ones are loaded in parts, and arrive whole', async () => {
    const file = `${'0'.repeat(32)}-2560x2560.jpg`
    const bytes = randomBytes(300_000)
    await client.send(
      new PutObjectCommand({ Bucket: bucket.name, Key: `images/${file}`, Body: bytes }),
    )
    const response = await site.fetch(`/images/${file}`)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    const head = await site.fetch(`/images/${file}`, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe('300000')
  })

  it('are kept there and served under addresses of the site', async () => {
    const address = await images.store({ bytes: png })
    const key = address.slice(1, -'.jpg'.length)
    expect((await objects()).filter((name) => name.startsWith(key))).toEqual([
      `${key}-64.avif`,
      `${key}-64.webp`,
      `${key}.jpg`,
    ])
    expect(existsSync(join(site.dataDir, 'images'))).toBe(false)
    const response = await site.fetch(`/${key}-64.webp`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="${key.slice('images/'.length)}-64.webp"`,
    )
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
    expect((await site.fetch(address.replace('-64x48', '-64x49'))).status).toBe(404)
  })

  it('K-13: have addresses in pages that outlive every signature', async () => {
    const image_url = await images.store({ bytes: png })
    const doctor = await admin.makeDoctor({ name: 'Dr. Ada Still', image_url })
    const blog = await admin.makeBlog({ ...goodBlog(doctor._id), title: 'Kept', image_url })
    const path = `/articles/${blog._id}`
    const html = await (await site.fetch(path)).text()
    const own = new Set(html.match(/\/images\/[\w-]+\.(?:jpg|webp|avif)/g))
    expect(own.size).toBeGreaterThan(1)
    expect(html).not.toMatch(new RegExp(`X-Amz|${bucket.name}|${new URL(bucket.endpoint).host}`))
    // A cached page works before any picture address is signed, and long after.
    const { headers } = await site.fetch(path)
    expect(headers.get('etag')).toBeTruthy()
    for (const address of own) {
      const response = await site.fetch(address, { redirect: 'manual' })
      expect([address, response.status]).toEqual([address, 200])
    }
  })

  it('are removed, once nobody else shows them', async () => {
    const address = await images.store({ bytes: png })
    const doctor = await admin.makeDoctor({ name: 'Dr. Ada Marsh', image_url: address })
    await admin.makeBlog({ ...goodBlog(doctor._id), image_url: address })
    expect((await images.remove(address)).status).toBe(204)
    expect((await site.fetch(address)).status).toBe(200)
    await admin.remove(`/authors/${doctor._id}`)
    expect((await images.remove(inBucket(address))).status).toBe(204)
    expect((await site.fetch(address)).status).toBe(404)
    expect((await objects()).filter((name) => name.startsWith(address.slice(1, 40)))).toEqual([])
    expect((await images.remove(inBucket(address))).status).toBe(204)
  })

  it('I-04 are the only thing in the bucket, and the only bucket, that is touched', async () => {
    const address = await images.store({ bytes: png })
    const { name: other } = await freshBucket()
    const put = (Bucket: string, Key: string) =>
      client.send(new PutObjectCommand({ Bucket, Key, Body: 'kept' }))
    await put(other, address.slice(1))
    await put(bucket.name, `backups${address.slice('/images'.length)}`)
    const before = await objects()
    const foreign = [
      `${bucket.endpoint}/${other}${address}`,
      `${bucket.endpoint}/${bucket.name}/backups${address.slice('/images'.length)}`,
      `${inBucket('/images/..')}/backups${address.slice('/images'.length)}`,
      `${inBucket(address)}?versionId=1`,
      inBucket(address).replace('127.0.0.1', '127.0.0.1.evil.example'),
      inBucket(address).replace('http:', 'https:'),
    ]
    const removed = await Promise.all(foreign.map(async (to) => refusal(await images.remove(to))))
    const asked = await Promise.all(foreign.map(async (to) => refusal(await images.sign(to))))
    expect(new Set([...removed, ...asked])).toEqual(new Set([`400 ${imageMessages.address}`]))
    expect(await objects()).toEqual(before)
    const kept = await client.send(new ListObjectsV2Command({ Bucket: other }))
    expect(kept.KeyCount).toBe(1)
  })

  it('I-13 can be read at an address that opens one picture, for reading, for a while', async () => {
    const address = await images.store({ bytes: png })
    for (const known of [address, inBucket(address)]) {
      const response = await fetch(await signed(known))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="[^"]+\.jpg"$/)
    }
    const open = await signed(address)
    const url = new URL(open)
    expect(Number(url.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(900)
    expect(open).not.toContain(bucket.secretAccessKey)
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
    const address = await images.store({ bytes: png })
    const doctor = await admin.makeDoctor({ name: 'Dr. Cut', image_url: address })
    line.become('cut')
    const upload = await images.upload({ bytes: png })
    expect(await refusal(upload)).toBe(`503 ${imageMessages.uploadFailed}`)
    expect(upload.headers.get('retry-after')).toBe('10')
    expect(await refusal(await images.remove(address))).toBe(`503 ${imageMessages.deleteFailed}`)
    expect((await admin.remove(`/authors/${doctor._id}`)).status).toBe(503)
    expect((await site.fetch(address)).status).toBe(503)
    expect((await site.fetch('/doctors-behind')).status).toBe(200)
    const doctors = await (await site.fetch('/api/user/v1/authors')).text()
    expect(doctors).toContain('Dr. Cut')

    line.become('good')
    expect((await site.fetch(address)).status).toBe(200)
    expect((await admin.remove(`/authors/${doctor._id}`)).status).toBe(204)
    expect((await site.fetch(address)).status).toBe(404)
    expect((await images.upload({ bytes: png })).status).toBe(201)
  })

  it('F-09 leaves no row of a picture that a silent bucket never took, and lets nobody wait for it', async () => {
    const db = await openDatabase(storedAt(site.dataDir))
    const stored = () =>
      db.selectFrom('images').select('key').where('state', '=', 'stored').execute()
    const before = await stored()
    const address = await images.store({ bytes: png })
    line.become('silent')
    const responses = await Promise.all([
      images.upload({ bytes: await photo(48, 64, 'png') }).then(refusal),
      images.remove(address).then(refusal),
      site.fetch(address).then(({ status }) => status),
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

const variables = () => bucketSettings(direct)

describe('operator commands of a site on SQLite with a bucket', () => {
  it('back up, check and restore what lies there', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'academy-backed-up-'))
    const site = await startTestSite({ bucket, dataDir, sampleContent: false })
    const images = imageCalls(site, await adminToken(dataDir))
    const address = await images.store({ bytes: png })
    const file = join(site.dataDir, '..', `${address.slice(8, 40)}.tar`)
    const other = await mkdtemp(join(tmpdir(), 'academy-restored-'))
    const run = (args: string[], DATA_DIR: string) =>
      runCommandHere(args, { ...variables(), DATA_DIR })
    expect((await run(['backup', file], site.dataDir)).error).toBe('')
    expect((await run(['check'], site.dataDir)).error).not.toMatch(/missing|not what/)
    await images.remove(address)
    expect((await site.fetch(address)).status).toBe(404)
    expect((await run(['restore', file], other)).error).toBe('')
    expect((await site.fetch(address)).status).toBe(200)
    expect(await storedFiles({ dataDir: other })).toEqual([])
    await rm(file)
    await site.stop()
    for (const folder of [dataDir, other]) await rm(folder, { recursive: true })
  })
})

describe('the settings of a bucket', () => {
  async function problem(env: Record<string, string>): Promise<string> {
    const dataDir = await mkdtemp(join(tmpdir(), 'academy-settings-'))
    try {
      const settings = { LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'false', DATA_DIR: dataDir, ...env }
      await (await createApp(readSettings(settings))).close()
      return ''
    } catch (error) {
      return (error as Error).message
    } finally {
      await rm(dataDir, { recursive: true })
    }
  }

  it('stop the start where one is missing or wrong, in one line that names it', async () => {
    const all = variables()
    const wrong: Record<string, string> = {
      S3_BUCKET: 'no-such-bucket',
      S3_ENDPOINT: 'ftp://example.org',
      S3_REGION: 'mars-1',
      S3_SECRET_ACCESS_KEY: 'not-the-secret',
    }
    for (const [name, value] of Object.entries(wrong)) {
      const { [name]: _, ...others } = all
      expect(await problem(others)).toMatch(new RegExp(`^${name}: is missing[^\\n]*$`))
      // A bucket that takes more than a moment to respond, as on a busy machine, counts as down.
      const said = await vi.waitUntil(() => problem({ ...all, [name]: value }), 60_000)
      expect(said).toMatch(new RegExp(`^${name}: [^\\n]*$`))
      expect(said).not.toContain('not-the-secret')
      expect(said).not.toContain(direct.secretAccessKey)
    }
    expect(await problem(all)).toBe('')
  })

  it('F-09 do not stop the start while the bucket is down or refuses everything', async () => {
    let code = 'SlowDown'
    const refusing = createServer((_request, response) => {
      response.writeHead(code === 'SlowDown' ? 503 : 403, { 'content-type': 'application/xml' })
      response.end(`<Error><Code>${code}</Code><Message>no</Message></Error>`)
    })
    await once(refusing.listen(0, '127.0.0.1'), 'listening')
    const endpoint = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`
    const other = await startTestSite({ bucket: { ...bucket, endpoint }, sampleContent: false })
    const calls = imageCalls(other, await adminToken(other.dataDir))
    for (code of ['SlowDown', 'AccessDenied', 'RequestTimeTooSkewed']) {
      expect(await refusal(await calls.upload({ bytes: png }))).toBe(
        `503 ${imageMessages.uploadFailed}`,
      )
    }
    await other.stop()
    refusing.close()
    expect(await problem({ ...variables(), S3_ENDPOINT: endpoint })).toBe('')
  })
})
