import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CreateBucketCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Bucket, s3Client } from '../../server/images/s3-images.ts'
import type { BlogListItem } from '../../shared/blog.ts'
import { goodBlog } from '../support/admin-calls.ts'
import { bucketSettings } from '../support/bucket-settings.ts'
import {
  answersOf,
  ask,
  type Copied,
  copiedSite,
  type RunningSite,
  stateOf,
} from '../support/copied-site.ts'
import { photo } from '../support/pictures.ts'
import { type S3Server, s3StartMs, startS3Server } from '../support/s3-server.ts'
import { unreliableLine } from '../support/unreliable-line.ts'

vi.setConfig({ testTimeout: 120_000 })

const articles = async ({ fetch }: RunningSite) =>
  (await (await fetch('/api/user/v1/blogs?limit=100')).json()) as BlogListItem[]

let site: Copied
let s3: S3Server
let bucket: Bucket
let client: S3Client
let source: RunningSite

beforeAll(async () => {
  s3 = await startS3Server()
  client = s3Client(s3.bucket)
}, s3StartMs)
afterAll(async () => {
  client.destroy()
  await s3.stop()
})
beforeEach(async () => {
  bucket = { ...s3.bucket, name: `copy-${randomUUID()}` }
  await client.send(new CreateBucketCommand({ Bucket: bucket.name }))
  site = await copiedSite(bucketSettings(bucket))
  source = await site.startSource()
}, 60_000)
afterEach(() => site.remove())

const bucketFiles = async () => {
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: bucket.name }))
  return (Contents ?? []).map(({ Key }) => Key!.slice('images/'.length))
}

const firstDoctor = (answers: Record<string, unknown>) =>
  (answers['admin /authors'] as { _id: string }[])[0]!._id

async function write(): Promise<void> {
  const image_url = await source.images.store({ bytes: await photo(64, 48, 'png') })
  const { _id } = await source.admin.makeDoctor({ name: 'Dr. Zoë Ménière', image_url })
  const long = `<p>${'A long text, 顎関節 and 👩‍⚕️. '.repeat(2000)}</p>`
  await source.admin.makeBlog({ ...goodBlog(_id), image_url, long_description: long })
  const enquiry = { name: 'Bø', email: 'bo@example.org', message: "Hello,\n'quoted' \\ 🦷" }
  await source.postJson('/api/user/v1/contact/send-message', enquiry)
}

it('makes a site that answers the same, while the site runs', async () => {
  await write()
  const { _id } = await source.admin.makeBlog({
    ...goodBlog((await articles(source))[0]!.author_id!._id),
    title: 'To be deleted',
  })
  await source.admin.remove(`/blogs/${_id}`)
  const files = await site.pictureFiles()
  const before = await answersOf(source, files.slice(0, 40))

  const copied = await site.copy()
  expect([copied.error, copied.code]).toEqual(['', 0])
  expect(copied.out).toContain(`${files.length} files are alike`)
  expect(copied.out).toMatch(/^blogs +31 +31 {2}[0-9a-f]{16}$/m)
  expect((await bucketFiles()).toSorted()).toEqual(files.toSorted())

  const target = await site.startTarget()
  expect(await answersOf(target, files.slice(0, 40))).toEqual(before)
  const numbers = await ask<{ number: number }>(site.url, 'select number from blogs')
  const blog = await target.admin.makeBlog({ ...goodBlog(firstDoctor(before)), title: 'The next' })
  const [next] = await ask<{ number: number }>(
    site.url,
    `select number from blogs where id = '${blog._id}'`,
  )
  // The number of the deleted article is not given again.
  expect(next!.number).toBe(Math.max(...numbers.map(({ number }) => number)) + 2)
})

it('brings a running copy to what the site has become', async () => {
  await write()
  await site.copy()
  const target = await site.startTarget()
  await articles(target)

  const [first, second, third] = await articles(source)
  await source.admin.remove(`/blogs/${first!._id}`)
  await source.admin.remove(`/authors/${first!.author_id!._id}`)
  const { author_id, ...blog } = second!
  const changed = await source.admin.put(`/blogs/${second!._id}`, {
    ...{ ...blog, title: 'Changed', author_id: author_id!._id, tags: ['Chånged'] },
    long_description: '<p>Nothing but okapis.</p>',
  })
  expect(changed.status).toBe(200)
  const { _id, ...doctor } = third!.author_id!
  const renamed = await source.admin.put(`/authors/${_id}`, { ...doctor, name: 'Dr. Renamed' })
  expect(renamed.status).toBe(200)
  const bytes = await photo(80, 60, 'png')
  const image_url = await source.images.store({ bytes })
  await source.admin.makeBlog({ ...goodBlog(_id), title: 'New', image_url })
  const files = await site.pictureFiles()

  const copied = await site.copy()
  expect([copied.error, copied.code]).toEqual(['', 0])
  expect((await bucketFiles()).toSorted()).toEqual(files.toSorted())
  await expect
    .poll(async () => (await articles(target)).map(({ title }) => title))
    .toEqual((await articles(source)).map(({ title }) => title))
  await target.stop()
  const again = await site.startTarget()
  const some = files.slice(-20)
  expect(await answersOf(again, some)).toEqual(await answersOf(source, some))
  for (const query of ['okapis', 'renamed']) {
    const found = await again.fetch(`/api/user/v1/blogs/search?query=${query}`)
    expect(Number(found.headers.get('x-total-count'))).toBeGreaterThan(0)
  }
})

it('names the pictures that a failing bucket does not take, and leaves the database alone', async () => {
  const line = await unreliableLine(bucket.endpoint)
  try {
    const copying = site.copy(site.url, { S3_ENDPOINT: line.url })
    await expect
      .poll(async () => (await bucketFiles()).length, { timeout: 60_000 })
      .toBeGreaterThan(10)
    line.become('cut')
    const { code, out, error } = await copying
    expect([code, out]).toEqual([1, ''])
    const lines = error.trimEnd().split('\n')
    for (const failure of lines.slice(0, -1)) {
      expect(failure).toMatch(/^[0-9a-f]{32}\S+\.\w+: the bucket fails: /)
    }
    expect(lines.at(-1)).toMatch(/^\d+ pictures failed; the database was left as it was/)
    expect(await ask(site.url, 'select id from blogs')).toEqual([])
    line.become('good')
    expect((await site.copy(site.url, { S3_ENDPOINT: line.url })).code).toBe(0)
    expect((await bucketFiles()).length).toBe((await site.pictureFiles()).length)
  } finally {
    await line.stop()
  }
})

it('names the pictures that are lost here, and says which setting is wrong', async () => {
  const [file] = await site.pictureFiles()
  await rm(join(site.dataDir, 'images', file!))
  const lost = await site.copy()
  expect([lost.code, lost.out]).toEqual([1, ''])
  expect(lost.error).toMatch(new RegExp(`^${file} is missing\n1 problems were found.\n$`, 'm'))
  expect((await bucketFiles()).length).toBe((await site.pictureFiles()).length)

  const before = await stateOf(site.url)
  const nowhere = await site.copy(site.url, { S3_ENDPOINT: 'http://127.0.0.1:1' })
  expect(nowhere.code).toBe(1)
  expect(nowhere.error).toMatch(/^S3_ENDPOINT: the bucket does not answer: .+\n$/)
  const wrong = await site.copy(site.url, { S3_SECRET_ACCESS_KEY: 'hunter2' })
  expect(wrong.error).toMatch(/^S3_SECRET_ACCESS_KEY: .+\n$/)
  const half = await site.copy(site.url, { S3_REGION: '' })
  expect(half.error).toMatch(/^S3_REGION: is missing.+\n$/)
  expect(await stateOf(site.url)).toBe(before)
})
