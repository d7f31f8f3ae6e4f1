import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import type { Draft } from '../../shared/draft.ts'
import { redAboveBlue } from '../support/data/pictures.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { openPage } from '../support/requests/page-text.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const storage = siteDatabase()
let site: TestSite
let admin: ReturnType<typeof adminCalls>
let pictures: ReturnType<typeof imageCalls>
let doctorId: string

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false }, { open: storage.open })
  const token = await adminToken(site.dataDir)
  admin = adminCalls(site, token)
  pictures = imageCalls(site, token)
  doctorId = (await admin.makeDoctor({ name: 'Dr. Ada Test' }))._id
})
afterAll(() => site.stop())

let height = 400
/** Stores a picture of a new size each time, because equal bytes may get the same address. */
const store = async () => pictures.store({ bytes: await redAboveBlue(800, height++) })
const figure = (address: string, alt = 'A zebrafish') =>
  `<figure><img src="${address}" alt="${alt}" /><figcaption>Seen by an okapi</figcaption></figure>`
const rows = (count: number, columns: number) =>
  `<table>${`<tr>${'<td>a</td>'.repeat(columns)}</tr>`.repeat(count)}</table>`
const withText = (long_description: string) => ({ ...goodBlog(doctorId), long_description })

it('headings, pictures, tables and callouts are stored as they were sent, and shown', async () => {
  const text = [
    '<h2>Food</h2><h3>In the first week</h3>',
    figure(await store()),
    '<table><thead><tr><th scope="col">Food</th><th scope="col">How much</th></tr></thead>',
    '<tbody><tr><th scope="row">Soup</th><td>Much [1]</td></tr></tbody></table>',
    '<aside data-kind="avoid"><p>Tapioca.</p></aside>',
  ].join('')
  const reference = { authors: 'Doe J.', title: 'Soup', journal: '', year: 2020 }
  const made = await admin.makeBlog({ ...withText(text), references: [reference] })
  expect(made.long_description).toBe(text)
  const { html } = await openPage(site, `/articles/${made._id}`)
  expect(html).toContain('<h3>In the first week</h3>')
  expect(html).toMatch(
    /<img src="\/images\/[^"]+" alt="A zebrafish" width="800" height="400" loading="lazy">/,
  )
  expect(html).toMatch(/srcset="[^"]+ 320w, [^"]+ 640w, [^"]+ 800w"/)
  expect(html).toContain('role="region" aria-label="Table: Food, How much" tabindex="0"><table>')
  expect(html).toContain(
    '<aside role="note" data-kind="avoid"><p class="callout-name">Avoid</p><p>Tapioca.',
  )
  for (const word of ['zebrafish', 'okapi', 'tapioca', 'soup']) {
    const found = await site.fetch(`/api/user/v1/blogs/search?query=${word}`)
    expect(await found.json()).toMatchObject([{ _id: made._id }])
  }
  const feed = await (await site.fetch('/rss.xml')).text()
  expect(feed).toMatch(/img src=\S*http:\/\/\S+ alt=\S*A zebrafish/)
  await admin.remove(`/blogs/${made._id}`)
})

it.each([
  ['A picture in the text is missing.', figure(`/images/${'b'.repeat(32)}-64x48.jpg`)],
  ['A picture in the text is missing.', figure('https://example.org/jaw.jpg')],
  ['A table may have 20 columns and 200 rows.', rows(1, 21)],
  ['A table may have 20 columns and 200 rows.', rows(201, 1)],
  ['A table may have 20 columns and 200 rows.', rows(10, 500)],
])('%s', async (message, html) => {
  const response = await admin.post('/blogs', withText(`<p>a</p>${html}`))
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message, field: 'long_description' })
})

it('a picture has words or is marked as decoration', async () => {
  const address = await store()
  const response = await admin.post('/blogs', withText(`<p>a</p>${figure(address, '')}`))
  expect(await response.json()).toEqual({
    message: 'Describe each picture or mark it as decoration.',
    field: 'long_description',
  })
  const decoration = `<p>a</p><figure><img src="${address}" alt="" data-decorative /></figure>`
  const made = await admin.makeBlog(withText(decoration + rows(200, 20)))
  expect(made.long_description).toContain(decoration)
  await admin.remove(`/blogs/${made._id}`)
})

it('a picture in a text cannot be removed while an article, a doctor or a draft shows it', async () => {
  const [ofArticle, ofDoctor, ofDraft] = [await store(), await store(), await store()]
  const status = async (address: string) => (await site.fetch(address)).status
  const removeAll = async () => {
    for (const one of [ofArticle, ofDoctor, ofDraft]) await pictures.remove(one)
    return [await status(ofArticle), await status(ofDoctor), await status(ofDraft)]
  }
  const { _id } = await admin.makeBlog(withText(`<p>a</p>${figure(ofArticle)}`))
  const doctor = await admin.makeDoctor({ name: 'Dr. B', description: figure(ofDoctor) })
  const saved = await admin.put(`/drafts/blog.${_id}`, {
    ...{ kind: 'blog', base: 0, tab: 'tab-of-this-test' },
    fields: { long_description: `<p>b</p>${figure(ofDraft)}` },
  })
  expect(saved.status).toBe(201)
  expect(await removeAll()).toEqual([200, 200, 200])

  const read = (await (await admin.get(`/drafts/blog.${_id}`)).json()) as Draft
  const draft = { key: read.key, version: read.version }
  const published = await admin.put(`/blogs/${_id}`, {
    ...withText(`<p>b</p>${figure(ofDraft)}`),
    draft,
  })
  expect((await published.json()) as Blog).toMatchObject({ _id })
  await admin.put(`/authors/${doctor._id}`, { name: 'Dr. B', description: '' })
  expect(await removeAll()).toEqual([404, 404, 200])

  await admin.remove(`/blogs/${_id}`)
  expect(await removeAll()).toEqual([404, 404, 404])
})
