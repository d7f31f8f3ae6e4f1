import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conditions } from '../../content/conditions/conditions.ts'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { imageStoreOf } from '../support/stores/image-store.ts'
import { openPage } from '../support/requests/page-text.ts'
import { photo } from '../support/data/pictures.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const siteUrl = 'https://academy.example'
const forEver = 'public, max-age=31536000, immutable'
const forAMinute = 'public, max-age=60'

let site: TestSite
let admin: ReturnType<typeof adminCalls>
let images: ReturnType<typeof imageCalls>
let author: Doctor
let image_url: string

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false, siteUrl })
  const token = await adminToken(site.dataDir)
  admin = adminCalls(site, token)
  images = imageCalls(site, token)
  author = await admin.makeDoctor({ name: 'Dr. Ada Marsh' })
  image_url = await store(await photo(1200, 720))
})
afterAll(() => site.stop())

const store = (bytes: Buffer) => images.store({ bytes, name: 'a.jpg', type: 'image/jpeg' })
const articleWith = (fields: Partial<ReturnType<typeof goodBlog>>) =>
  admin.makeBlog({ ...goodBlog(author._id), image_url, ...fields })

/** The page's metadata for previews of a link to it. */
async function sharedAs(path: string) {
  const { html } = await openPage(site, path)
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)
  return Object.fromEntries([...tags].map(([, name, content]) => [name!, content!]))
}

/** The path of the page's sharing picture. */
async function pictureOf(path: string): Promise<string> {
  const { 'og:image': address } = await sharedAs(path)
  expect(address).toMatch(/^https:\/\/academy\.example\/social\/.*\?v=[0-9a-f]{16}$/)
  return address!.slice(siteUrl.length)
}
const pathOf = ({ _id }: Blog) => `/articles/${_id}`

async function bytesOf(path: string): Promise<Buffer> {
  const response = await site.fetch(path)
  expect(response.status, path).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

describe('the picture for sharing', () => {
  it.each(['/', '/articles', '/solution/jaw', '/about/card1', 'an article'])(
    'of %s is a JPEG of 1200 × 630 that the page names',
    async (page) => {
      const path = page === 'an article' ? pathOf(await articleWith({})) : page
      const tags = await sharedAs(path)
      expect(tags).toMatchObject({
        'og:image:type': 'image/jpeg',
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      })
      expect(tags['og:image:alt']!.length).toBeGreaterThan(10)
      const response = await site.fetch(await pictureOf(path))
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      expect(response.headers.get('cache-control')).toBe(forEver)
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      const bytes = Buffer.from(await response.arrayBuffer())
      const { format, width, height } = await sharp(bytes).metadata()
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    },
  )

  it('is another one for each condition', async () => {
    const pictures = new Set<string>()
    for (const { id } of conditions) {
      pictures.add((await bytesOf(await pictureOf(`/solution/${id}`))).toString('base64'))
    }
    expect(pictures.size).toBe(conditions.length)
  })

  it('names the author in its text for those who see none', async () => {
    const article = await articleWith({ title: 'Jaw & ear' })
    const { 'og:image:alt': alt } = await sharedAs(pathOf(article))
    expect(alt).toBe('Jaw &amp; ear, by Dr. Ada Marsh')
  })

  it('responds to HEAD as to GET, without the picture', async () => {
    const path = await pictureOf(pathOf(await articleWith({})))
    const head = await site.fetch(path, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBe((await bytesOf(path)).length)
    expect((await head.arrayBuffer()).byteLength).toBe(0)
  })
})

describe('a change of', () => {
  it('the title is in the picture at once, under a new address', async () => {
    const article = await articleWith({ title: 'Before' })
    const [oldPath, old] = [await pictureOf(pathOf(article)), await bytesOf(oldPathOf(article))]
    await admin.put(`/blogs/${article._id}`, {
      ...goodBlog(author._id),
      image_url,
      title: 'After',
    })
    const newPath = await pictureOf(pathOf(article))
    expect(newPath).not.toBe(oldPath)
    expect((await bytesOf(newPath)).equals(old)).toBe(false)
    const late = await site.fetch(oldPath)
    expect(late.headers.get('cache-control')).toBe(forAMinute)
    expect(Buffer.from(await late.arrayBuffer()).equals(await bytesOf(newPath))).toBe(true)
  })
  const oldPathOf = ({ _id }: Blog) => `/social/articles/${_id}.jpg`

  it('the name of the author is a new address too', async () => {
    const doctor = await admin.makeDoctor({ name: 'Dr. Before' })
    const article = await articleWith({ author_id: doctor._id })
    const old = await pictureOf(pathOf(article))
    await admin.put(`/authors/${doctor._id}`, { name: 'Dr. After' })
    const renamed = await pictureOf(pathOf(article))
    expect(renamed).not.toBe(old)
    await admin.remove(`/authors/${doctor._id}`)
    expect(await pictureOf(pathOf(article))).not.toBe(renamed)
  })

  it('the text alone leaves the address as it is', async () => {
    const article = await articleWith({})
    const old = await pictureOf(pathOf(article))
    const changed = { ...goodBlog(author._id), image_url, call_out: 'Another sentence.' }
    expect((await admin.put(`/blogs/${article._id}`, changed)).status).toBe(200)
    expect(await pictureOf(pathOf(article))).toBe(old)
  })
})

describe('where the stored picture', () => {
  it.each(['is missing', 'is damaged', 'is cut off'])(
    '%s, a drawing replaces it',
    async (fault) => {
      const bytes = await photo(320, 240)
      const address = await store(bytes)
      const path = await pictureOf(pathOf(await articleWith({ image_url: address })))
      const file = address.slice('/images/'.length)
      const pictures = await imageStoreOf(site)
      await pictures.remove([file])
      const rest = fault === 'is damaged' ? Buffer.from('no picture') : bytes.subarray(0, 3000)
      if (fault !== 'is missing') await pictures.write([{ file, bytes: rest }])
      const response = await site.fetch(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe(forAMinute)
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(1200)
      // The drawing must not be mistaken for the complete picture by the next request either.
      const again = await site.fetch(path)
      expect(again.headers.get('cache-control')).toBe(forAMinute)
    },
  )
})

it.each([
  '/social/articles/nothing.jpg',
  '/social/articles/.jpg',
  '/social/articles/nothing.png',
  '/social/articles/%2e%2e%2f%2e%2e%2fsite.jpg',
  '/social/articles/%00.jpg',
  '/social/x.jpg',
  '/social/conditions/nothing.jpg',
  '/social/conditions/..%2fog-default.jpg',
  '/social/',
  `/social/articles/${'a'.repeat(400)}.jpg`,
  '/social/conditions/constructor.jpg',
])('there is no picture at %s', async (path) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('shows the versions that a caller makes up for no longer than a minute', async () => {
  const { pathname } = new URL(siteUrl + (await pictureOf(pathOf(await articleWith({})))))
  for (const query of ['', '?v=', '?v=0000000000000000', '?v=1&v=2', '?v[a]=b']) {
    const response = await site.fetch(pathname + query)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe(forAMinute)
  }
})
