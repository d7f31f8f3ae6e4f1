import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import { createDoctorRepository, openDatabase } from '../support/site/built-program.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { exchange } from '../support/requests/raw-connection.ts'
import { storedAt } from '../support/stores/stored-at.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let admin: ReturnType<typeof adminCalls>
let author: Doctor

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  admin = adminCalls(site, await adminToken(site.dataDir))
  author = await admin.makeDoctor({ name: 'Dr. Ada Quill' })
})
afterAll(() => site.stop())

const read = async (path: string) => (await site.fetch(path)).text()
const bodyOf = ({ author_id, ...blog }: Blog, changes: object) => ({
  ...blog,
  ...changes,
  author_id: author_id?._id,
})

/** Every page or feed that mentions an article. */
const placesOf = (id: string) => [
  '/',
  '/articles',
  '/articles?query=zebra',
  '/index?letter=Z',
  '/solution/tmd',
  `/articles/${id}`,
  '/doctors-behind',
  '/rss.xml',
  `/api/user/v1/blogs/${id}`,
  '/api/user/v1/blogs',
  '/api/user/v1/blogs/recent',
  '/api/user/v1/blogs?letter=z',
  '/api/user/v1/blogs/search?query=zebra',
  '/api/user/v1/blogs/author/dr-ada-quill',
]

describe('a change', () => {
  it('is in the very next response of every place', async () => {
    const places = placesOf('zebra-teeth')
    const readAll = () => Promise.all(places.map(read))
    expect((await site.fetch('/articles/zebra-teeth')).status).toBe(404)
    for (const text of await readAll()) expect(text).not.toContain('Zebra teeth')

    const made = await admin.makeBlog({ ...goodBlog(author._id), title: 'Zebra teeth' })
    expect(made._id).toBe('zebra-teeth')
    const after = await readAll()
    for (const [index, path] of places.entries())
      expect(after[index], path).toContain('Zebra teeth')
    expect(await read('/sitemap.xml')).toContain('/articles/zebra-teeth')

    const etag = (await site.fetch('/articles')).headers.get('etag')!
    const unchanged = await site.fetch('/articles', { headers: { 'if-none-match': etag } })
    expect(unchanged.status).toBe(304)
    const response = await admin.put('/blogs/zebra-teeth', bodyOf(made, { title: 'Zebra jaws' }))
    expect(response.status).toBe(200)
    for (const text of await readAll()) expect(text).toContain('Zebra jaws')
    const changed = await site.fetch('/articles', { headers: { 'if-none-match': etag } })
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain('Zebra jaws')

    expect((await admin.remove('/blogs/zebra-teeth')).status).toBe(204)
    for (const text of await readAll()) expect(text).not.toContain('Zebra jaws')
    expect((await site.fetch('/articles/zebra-teeth')).status).toBe(404)
    expect((await site.fetch('/api/user/v1/blogs/zebra-teeth')).status).toBe(404)
    expect(await read('/sitemap.xml')).not.toContain('zebra')
  })

  it('of a doctor is on the pages of the articles too', async () => {
    const doctor = await admin.makeDoctor({ name: 'Dr. First Name' })
    const blog = await admin.makeBlog({ ...goodBlog(doctor._id), title: 'By a doctor' })
    const places = [`/articles/${blog._id}`, '/articles', '/contact', '/api/user/v1/authors']
    for (const path of places) expect(await read(path), path).toContain('Dr. First Name')
    await admin.put(`/authors/${doctor._id}`, { name: 'Dr. Second Name' })
    for (const path of places) expect(await read(path), path).toContain('Dr. Second Name')
    await admin.remove(`/authors/${doctor._id}`)
    for (const path of places) expect(await read(path), path).not.toContain('Dr. Second Name')
    await admin.remove(`/blogs/${blog._id}`)
  })

  it('made while pages are rendered leaves no page of before', async () => {
    let blog = await admin.makeBlog({ ...goodBlog(author._id), title: 'Round 0' })
    const path = `/articles/${blog._id}`
    for (let round = 1; round <= 50; round += 1) {
      const reading = [read(path), read('/articles'), read(`/api/user/v1/blogs/${blog._id}`)]
      const response = await admin.put(
        `/blogs/${blog._id}`,
        bodyOf(blog, { title: `Round ${round}` }),
      )
      blog = (await response.json()) as Blog
      for (const place of [path, '/articles']) {
        expect(await read(place), place).toContain(`Round ${round}<`)
      }
      await Promise.all(reading)
    }
    await admin.remove(`/blogs/${blog._id}`)
  })

  it('leaves the bytes, the tag and the compressed form of every page that it does not touch', async () => {
    const doctor = await admin.makeDoctor({ name: 'Dr. Not There' })
    const { _id } = await admin.makeBlog({ ...goodBlog(author._id), title: 'Untouched' })
    const untouched = [`/articles/${_id}`, '/about', '/terms', '/rss.xml', '/solution/tmd']
    const head = ['host: localhost', 'accept-encoding: br', 'connection: close', '', '']
    const ask = async (path: string) => {
      const request = [`GET ${path} HTTP/1.1`, ...head].join('\r\n')
      const [{ headers, body } = {}] = await exchange(site.url, request, ['GET'])
      return { tag: headers?.['etag'], coding: headers?.['content-encoding'], body }
    }
    const askAll = () => Promise.all(untouched.map(ask))
    const misses = async () =>
      Number(/_requests_total\{result="miss"\} (\d+)/.exec(await read('/metrics'))?.[1])
    // What is made while an instance still hears of the changes above is not kept.
    const missesOfAll = async () => {
      const earlier = await misses()
      await askAll()
      return (await misses()) - earlier
    }
    await expect.poll(missesOfAll).toBe(0)
    const before = await askAll()
    expect(before[0]?.coding).toBe('br')
    const missesBefore = await misses()

    let compressed = 0
    const count = createHook({
      init: (_id, type) => void (compressed += type === 'ZLIB' ? 1 : 0),
    }).enable()
    await admin.put(`/authors/${doctor._id}`, { name: 'Dr. There At Last' })
    expect(await askAll()).toEqual(before)
    count.disable()
    expect(compressed).toBe(0)
    expect(await misses()).toBe(missesBefore + untouched.length)
    expect(await read('/doctors-behind')).toContain('Dr. There At Last')
    await admin.remove(`/blogs/${_id}`)
    await admin.remove(`/authors/${doctor._id}`)
  })

  it('by another process is there within a second or so', async () => {
    expect(await read('/doctors-behind')).not.toContain('Dr. From Elsewhere')
    const db = await openDatabase(storedAt(site.dataDir))
    await createDoctorRepository(db).create({
      name: 'Dr. From Elsewhere',
      email: '',
      location: '',
      description: '',
      image_url: '',
      linkedin: '',
    })
    await db.destroy()
    await expect
      .poll(() => read('/doctors-behind'), { interval: 50 })
      .toContain('Dr. From Elsewhere')
  })
})
