// What holds only for pictures on the site's own disk.
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { imageMessages } from '../../shared/image-file.ts'
import { adminCalls, goodBlog, refusal } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls, storedFiles } from '../support/requests/image-calls.ts'
import { photo } from '../support/data/pictures.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let images: ReturnType<typeof imageCalls>
let admin: ReturnType<typeof adminCalls>
let author: string
let png: Buffer

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  const token = await adminToken(site.dataDir)
  images = imageCalls(site, token)
  admin = adminCalls(site, token)
  author = (await admin.makeDoctor({ name: 'Dr. Ada Marsh' }))._id
  png = await photo(64, 48, 'png')
})
afterAll(() => site.stop())

const statusOf = async (path: string) => (await site.fetch(path)).status
const blogWith = (image_url: string) => admin.makeBlog({ ...goodBlog(author), image_url })
const filesOf = async (address: string) =>
  (await storedFiles(site)).filter((file) => file.startsWith(address.slice(8, 40)))

it('P-08 other users of the machine can not read them', async () => {
  await images.store({ bytes: png })
  const folder = join(site.dataDir, 'images')
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  for (const file of await storedFiles(site))
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
})

it.each(['/api/v1/images/signed-url', '/api/user/v1/images/signed-url'])(
  '%s is open to all and gives the same address back',
  async (path) => {
    const address = await images.store({ bytes: png })
    const response = await images.sign(address, path)
    expect([response.status, await response.json()]).toEqual([200, { signedUrl: address }])
  },
)

it('where files can not be removed, that is said, and nothing changes', async () => {
  const address = await images.store({ bytes: png })
  const blog = await blogWith(address)
  const file = join(site.dataDir, address)
  const bytes = await readFile(file)
  await rm(file)
  await mkdir(file)

  const response = await images.remove(address)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(await refusal(response)).toBe(`503 ${imageMessages.deleteFailed}`)
  expect(await refusal(await admin.remove(`/blogs/${blog._id}`))).toBe(
    '503 Failed to delete the Blog. Please try again.',
  )
  const kept = await site.fetch(`/api/user/v1/blogs/${blog._id}`)
  expect(await kept.json()).toEqual(blog)

  await rm(file, { recursive: true })
  await writeFile(file, bytes)
  expect(await statusOf(address)).toBe(200)
  expect((await admin.remove(`/blogs/${blog._id}`)).status).toBe(204)
  expect(await statusOf(address)).toBe(404)
})

it('a replaced one that can not be removed is listed as not used: the save is a success', async () => {
  const first = await images.store({ bytes: png })
  const second = await images.store({ bytes: await photo(48, 64, 'png') })
  const blog = await blogWith(first)
  // A directory in place of the file, which no way of removing files can remove.
  const file = join(site.dataDir, first)
  await rm(file)
  await mkdir(join(file, 'in the way'), { recursive: true })
  const saved = await admin.put(`/blogs/${blog._id}`, { ...goodBlog(author), image_url: second })
  expect(saved.status).toBe(200)
  expect(((await saved.json()) as { image_url: string }).image_url).toBe(second)
  expect((await filesOf(first)).length).toBeGreaterThan(1)

  await rm(file, { recursive: true })
  const unused = await admin.get('/images?used=no')
  expect(
    ((await unused.json()) as { imageUrl: string }[]).map(({ imageUrl }) => imageUrl),
  ).toContain(first)
  expect(await statusOf(second)).toBe(200)
})
