import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Bucket } from '../../server/images/s3-images.ts'
import type { BlogListItem } from '../../shared/blog.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import { bucketSettings } from '../support/stores/bucket-settings.ts'
import {
  responsesOf,
  ask,
  type Copied,
  copiedSite,
  type RunningSite,
  stateOf,
} from '../support/site/copied-site.ts'
import { filesInBucket, freshBucket } from '../support/stores/fresh-bucket.ts'
import { photo } from '../support/data/pictures.ts'
import { unreliableLine } from '../support/requests/unreliable-line.ts'

const articles = async ({ fetch }: RunningSite) =>
  (await (await fetch('/api/user/v1/blogs?limit=100')).json()) as BlogListItem[]

let library: Copied
let site: Copied
let bucket: Bucket
let source: RunningSite

beforeAll(async () => {
  library = await copiedSite()
  const running = await library.startSource({ SAMPLE_CONTENT: 'false' })
  await write(running)
  await running.stop()
})
afterAll(() => library.remove())
beforeEach(async () => {
  bucket = await freshBucket()
  site = await copiedSite(bucketSettings(bucket))
  await cp(library.dataDir, site.dataDir, { recursive: true })
  source = await site.startSource({ SAMPLE_CONTENT: 'false' })
})
afterEach(() => site.remove())

const bucketFiles = () => filesInBucket(bucket)

const firstDoctor = (responses: Record<string, unknown>) =>
  (responses['admin /authors'] as { _id: string }[])[0]!._id

/** A small library with everything in it that is copied. */
async function write({ admin, images, postJson }: RunningSite): Promise<void> {
  const png = await photo(64, 48, 'png')
  const [portrait, ...pictures] = await Promise.all(
    Array.from({ length: 6 }, () => images.store({ bytes: png })),
  )
  const authors = [
    await admin.makeDoctor({ name: 'Dr. Zoë Ménière', image_url: portrait }),
    await admin.makeDoctor({ name: 'Dr. Ada Marsh' }),
    await admin.makeDoctor({ name: 'Dr. Ben Hill' }),
  ]
  const long_description = `<p>${'A long text, 顎関節 and 👩‍⚕️. '.repeat(2000)}</p>`
  await admin.makeBlog({ ...goodBlog(authors[0]!._id), long_description })
  for (const [at, image_url] of pictures.entries()) {
    const article = goodBlog(authors[at % authors.length]!._id)
    const title = `Snoring and sleep, part ${at + 1}`
    await admin.makeBlog({ ...article, image_url, title, tags: ['Sleep'] })
  }
  const enquiry = { name: 'Bø', email: 'bo@example.org', message: "Hello,\n'quoted' \\ 🦷" }
  await postJson('/api/user/v1/contact/send-message', enquiry)
}

it('makes a site with the same responses', async () => {
  const { _id } = await source.admin.makeBlog({
    ...goodBlog((await articles(source))[0]!.author_id!._id),
    title: 'To be deleted',
  })
  await source.admin.remove(`/blogs/${_id}`)
  const trashed = await source.images.store({ bytes: await photo(64, 48, 'png') })
  expect((await source.images.remove(trashed)).status).toBe(204)
  const files = await site.pictureFiles()
  const before = await responsesOf(source, files)
  await source.stop()

  const copied = await site.copy()
  expect([copied.error, copied.code]).toEqual(['', 0])
  expect(copied.out).toContain(`${files.length} files are identical`)
  expect(copied.out).toMatch(/^blogs +6 {2}[0-9a-f]{16}$/m)
  expect((await bucketFiles()).toSorted()).toEqual(files.toSorted())

  const target = await site.startTarget()
  expect(await responsesOf(target, files)).toEqual(before)
  const numbers = await ask<{ number: number }>(site.url, 'select number from blogs')
  const blog = await target.admin.makeBlog({ ...goodBlog(firstDoctor(before)), title: 'The next' })
  const [next] = await ask<{ number: number }>(
    site.url,
    `select number from blogs where id = '${blog._id}'`,
  )
  const key = trashed.slice('/images/'.length, -'.jpg'.length)
  expect((await target.admin.post(`/images/${key}/restore`, '')).status).toBe(200)
  expect((await target.fetch(trashed)).status).toBe(200)
  // The number of the deleted article is not given again.
  expect(next!.number).toBe(Math.max(...numbers.map(({ number }) => number)) + 2)
})

it('names the pictures that a failing bucket does not take, and leaves the database alone', async () => {
  await source.stop()
  const line = await unreliableLine(bucket.endpoint)
  try {
    line.cutAfter(5)
    const { code, out, error } = await site.copy(site.url, { S3_ENDPOINT: line.url })
    expect([code, out]).toEqual([1, ''])
    const lines = error.trimEnd().split('\n')
    for (const failure of lines.slice(0, -1)) {
      expect(failure).toMatch(/^[0-9a-f]{32}\S+\.\w+: the bucket fails: /)
    }
    expect(lines.at(-1)).toMatch(/^\d+ images could not be copied; the database was not changed/)
    expect(await ask(site.url, 'select id from blogs')).toEqual([])
    line.become('good')
    expect((await site.copy(site.url, { S3_ENDPOINT: line.url })).code).toBe(0)
    expect((await bucketFiles()).length).toBe((await site.pictureFiles()).length)
  } finally {
    await line.stop()
  }
})

it('notes the pictures of an interrupted copy that the site then deletes, for the sweep', async () => {
  const address = await source.images.store({ bytes: await photo(64, 48, 'png') })
  const key = address.slice('/images/'.length, -'.jpg'.length)
  await source.stop()
  const copying = site.startCopy()
  const isCopied = async () => (await bucketFiles()).some((file) => file.startsWith(key))
  await expect.poll(isCopied).toBe(true)
  copying.kill('SIGKILL')
  await once(copying, 'exit')
  source = await site.startSource({ SAMPLE_CONTENT: 'false' })
  expect((await source.images.remove(address)).status).toBe(204)
  await source.stop()
  expect((await site.copy()).error).toBe('')
  const leaving = await ask(site.url, `select key from images where state = 'removing'`)
  expect(leaving).toEqual([{ key }])
})

it('names the pictures that are lost here, and says which setting is wrong', async () => {
  await source.stop()
  const [file] = await site.pictureFiles()
  await rm(join(site.dataDir, 'images', file!))
  const lost = await site.copy()
  expect([lost.code, lost.out]).toEqual([1, ''])
  expect(lost.error).toMatch(new RegExp(`^${file} is missing\n1 problems were found.\n$`, 'm'))
  expect((await bucketFiles()).length).toBe((await site.pictureFiles()).length)

  await ask(site.url, 'drop schema public cascade; create schema public')
  const before = await stateOf(site.url)
  const nowhere = await site.copy(site.url, { S3_ENDPOINT: 'http://127.0.0.1:1' })
  expect(nowhere.code).toBe(1)
  expect(nowhere.error).toMatch(/^S3_ENDPOINT: the bucket does not respond: .+\n$/)
  const wrong = await site.copy(site.url, { S3_SECRET_ACCESS_KEY: 'hunter2' })
  expect(wrong.error).toMatch(/^S3_SECRET_ACCESS_KEY: .+\n$/)
  const half = await site.copy(site.url, { S3_REGION: '' })
  expect(half.error).toMatch(/^S3_REGION: is missing.+\n$/)
  expect(await stateOf(site.url)).toBe(before)
})
