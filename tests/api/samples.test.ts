import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { draftCalls } from '../support/requests/draft-calls.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const storage = siteDatabase()
let site: TestSite
let calls: ReturnType<typeof adminCalls>
let author: Doctor

beforeAll(async () => {
  site = await startTestSite({ siteUrl: 'https://academy.example' }, { open: storage.open })
  calls = adminCalls(site, await adminToken(site.dataDir))
  author = await calls.makeDoctor({ name: 'Dr. Ada Quill' })
})
afterAll(() => site.stop())

const read = async (path: string) => (await site.fetch(path)).text()
const json = async <Body>(path: string) => (await (await calls.get(path)).json()) as Body
const bodyOf = ({ author_id, ...blog }: Blog) => ({ ...blog, author_id: author_id!._id })

it('a public site announces no sample, and each page says what it is', async () => {
  const [first] = (await (await site.fetch('/api/user/v1/blogs?limit=1')).json()) as Blog[]
  expect(first).toMatchObject({ sample: true })
  const page = await read(`/articles/${first!._id}`)
  expect(page.match(/Sample article<\/span>/g)!.length).toBeGreaterThan(1)
  expect(page).toContain('Sample profile')
  expect(page).toContain('content="noindex"')
  expect(page).toContain('"author":{"@type":"Organization"')
  expect(await read('/sitemap.xml')).not.toContain('/articles/')
  expect(await read('/rss.xml')).not.toContain('<item>')
  const profile = await read(`/doctors/${first!.author_id!._id}`)
  expect(profile).toContain('Sample profile')
  // Nobody can visit a made-up doctor.
  for (const said of [profile, await read('/find-a-doctor')]) {
    expect(said).not.toMatch(/doctor-facts|Takes new patients ·/)
  }
  const list = await read('/articles')
  expect(list).toContain('Sample article')
  expect(list).not.toContain('Written by doctors and dentists')
  const onlySamples = await read('/articles?query=hartwell')
  expect(onlySamples).toContain('Sample profile')
  expect(onlySamples).not.toContain('class="sample-mark"')
  expect((await read('/doctors-behind')).match(/"@type":"Person"/g)).toHaveLength(1)
})

it('all that changes with the box, in the very next response', async () => {
  const title = 'Zebra teeth'
  const made = await calls.makeBlog({ ...goodBlog(author._id), title, sample: true })
  const path = `/articles/${made._id}`
  const cards = () => read('/articles?query=zebra')
  const cardOf = async () => /article-card-meta">.*?<\/p>/s.exec(await cards())![0]
  const picture = (page: string) => /property="og:image" content="([^"]+)"/.exec(page)![1]!
  const before = await read(path)
  expect(before).toContain('content="noindex"')
  expect(await cardOf()).toContain('Sample article')

  await calls.put(`/blogs/${made._id}`, { ...bodyOf(made), sample: false })
  const page = await read(path)
  expect(page).not.toContain('content="noindex"')
  expect(page).toContain('"author":{"@type":"Person","name":"Dr. Ada Quill"')
  expect(/<header class="article-head">.*?<\/header>/s.exec(page)![0]).not.toContain('Sample')
  expect(picture(page)).not.toBe(picture(before))
  expect(await cardOf()).not.toContain('Sample article')
  expect(await read('/sitemap.xml')).toContain(path)
  expect(await read('/rss.xml')).toContain(title)
})

it('a client that knows none of the new fields erases none of them', async () => {
  const title = 'Kept as a sample'
  const blog = await calls.makeBlog({ ...goodBlog(author._id), title, sample: true })
  const { sample: _, ...known } = bodyOf(blog)
  await calls.put(`/blogs/${blog._id}`, known)
  expect(await json(`/blogs/${blog._id}`)).toMatchObject({ sample: true })
  expect(await calls.makeBlog({ ...goodBlog(author._id), title: 'New' })).toMatchObject({
    sample: false,
  })

  const facts = { credentials: 'DDS', specialty: 'Jaws', interests: 'None.', sample: true }
  const doctor = await calls.makeDoctor({ name: 'Dr. Old', ...facts })
  expect(doctor).toMatchObject(facts)
  await calls.put(`/authors/${doctor._id}`, { name: 'Dr. New' })
  expect(await json(`/authors/${doctor._id}`)).toMatchObject({ name: 'Dr. New', ...facts })
  await calls.put(`/authors/${doctor._id}`, { name: 'Dr. New', credentials: '', sample: false })
  expect(await json(`/authors/${doctor._id}`)).toMatchObject({ credentials: '', sample: false })
})

it('a draft and a version from before the field leave it as the record has it', async () => {
  const blog = await calls.makeBlog({ ...goodBlog(author._id), title: 'Drafted', sample: true })
  const drafts = draftCalls(calls)
  const key = `blog.${blog._id}`
  await drafts.save(key, { title: 'Changed' })
  const { db } = storage
  for (const table of ['drafts', 'revisions'] as const) {
    const fields = sql<string>`replace(fields, ${',"sample":"true"'}, '')`
    await db.updateTable(table).set({ fields }).execute()
    const rows = await db.selectFrom(table).select('fields').execute()
    expect(JSON.stringify(rows)).not.toContain('sample\\":\\"true')
  }
  expect((await drafts.get(key)).fields).toMatchObject({ title: 'Changed', sample: true })
  await drafts.post(key, 'versions/1/restore', { version: 1 })
  expect((await drafts.get(key)).fields).toMatchObject({ title: 'Drafted', sample: true })
  await drafts.save(key, { sample: false }, 2)
  expect((await drafts.get(key)).fields).toMatchObject({ sample: false })
})
