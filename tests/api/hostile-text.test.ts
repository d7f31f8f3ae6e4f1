import { wordsOf } from '../../server/search/query/search-words.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneLine } from '../../shared/text-rules.ts'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { hostileFigures, hostileHtml, notAllowedIn } from '../support/data/hostile-html.ts'
import { openPage } from '../support/requests/page-text.ts'
import { siteDatabase } from '../support/stores/site-database.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

const storage = siteDatabase()
let site: TestSite
let admin: ReturnType<typeof adminCalls>
let doctor: Doctor

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false }, { open: storage.open })
  admin = adminCalls(site, await adminToken(site.dataDir))
  doctor = await admin.makeDoctor({ name: 'Dr. Ada Test' })
})
afterAll(() => site.stop())

const json = async <Body>(path: string) => (await (await site.fetch(path)).json()) as Body
const richFields = ['long_description', 'blog_summary', 'img_description'] as const

const tags = [
  'script',
  'style',
  'link',
  'iframe',
  'object',
  'embed',
  'base',
  'math',
  'template',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'meta',
  'title',
  'img',
  'svg',
  'video',
  'body',
]

/** A page's own markup, without the text that people wrote. */
function skeleton(page: string) {
  const html = page
    .replace(/(<script)\b[^>]*>[\s\S]*?<\/script>/g, '$1>')
    .replace(/="[^"]*"/g, '=""')
  const count = (pattern: RegExp) => [...html.matchAll(pattern)].length
  return {
    ...Object.fromEntries(tags.map((tag) => [tag, count(new RegExp(`<${tag}\\b`, 'gi'))])),
    handlers: count(/<[a-z][^<>]*\son[a-z]+\s*=/gi),
    styles: count(/<[a-z][^<>]*\sstyle\s*=/gi),
  }
}

describe('H-01 to H-12, H-17: hostile rich text', () => {
  /** Several payloads in one text, so that they can affect each other. */
  const textOf = (payloads: string[]) => `<p>first</p>${payloads.join('<p>and</p>')}<p>last</p>`

  it.each(Object.entries(hostileHtml))('%s: every call returns it clean', async (_id, all) => {
    const html = textOf(all)
    const rich = Object.fromEntries(richFields.map((field) => [field, html]))
    const made = await admin.makeBlog({ ...goodBlog(doctor._id), ...rich })
    const { name } = doctor
    const changed = await admin.put(`/authors/${doctor._id}`, { name, description: html })
    expect(changed.status).toBe(200)
    const read = await json<Blog>(`/api/user/v1/blogs/${made._id}`)
    for (const field of richFields) expect(notAllowedIn(read[field])).toEqual([])
    expect(notAllowedIn(read.author_id!.description)).toEqual([])
    const stored = storage.db.selectFrom('blogs').select(richFields).where('id', '=', made._id)
    const { long_description, blog_summary, img_description } = read
    expect(await stored.executeTakeFirst()).toEqual({
      long_description,
      blog_summary,
      img_description,
    })
    await admin.remove(`/blogs/${made._id}`)
  })

  describe('put straight into the database', () => {
    let id: string
    let calm: ReturnType<typeof skeleton>[]

    const skeletons = async () => {
      const paths = [`/articles/${id}`, '/doctors-behind']
      return Promise.all(paths.map(async (path) => skeleton((await openPage(site, path)).html)))
    }
    const write = async (rich: string) => {
      const values = { long_description: rich, blog_summary: rich, img_description: rich }
      await storage.db.updateTable('blogs').set(values).where('id', '=', id).execute()
      await storage.db.updateTable('doctors').set({ description: rich }).execute()
    }

    beforeAll(async () => {
      id = (await admin.makeBlog(goodBlog(doctor._id)))._id
      await write('<p>first</p><p>last</p>')
      calm = await skeletons()
    })
    afterAll(() => admin.remove(`/blogs/${id}`))

    it.each(Object.entries(hostileHtml))('%s: is harmless on pages', async (_id, all) => {
      await write(textOf(all))
      const read = await json<Blog>(`/api/user/v1/blogs/${id}`)
      for (const field of richFields) expect(notAllowedIn(read[field])).toEqual([])
      expect(await skeletons()).toEqual(calm)
    })

    it('H-18: figures show pictures of this site alone, on pages and in responses', async () => {
      await write(textOf(hostileFigures))
      const read = await json<Blog>(`/api/user/v1/blogs/${id}`)
      for (const field of richFields) expect(notAllowedIn(read[field])).toEqual([])
      const own =
        /<picture class="stored-picture">(?:<source type="[^"<>]*" srcset="\/images[^"<>]*" sizes="[^"<>]*">)+<img src="\/images\/[^"<>]*" alt="[^"<>]*" width="\d+" height="\d+" loading="lazy"><\/picture>/g
      const page = async () => (await openPage(site, `/articles/${id}`)).html
      // Changed behind the site's back: its pages are updated within a second.
      await expect.poll(page).toMatch(own)
      const without = (await page()).replace(own, '')
      expect(skeleton(without)).toEqual(calm[0])
    })

    it('H-18: figures with other pictures are refused', async () => {
      for (const figure of hostileFigures) {
        const body = { ...goodBlog(doctor._id), long_description: textOf([figure]) }
        const response = await admin.post('/blogs', body)
        expect(response.status).toBe(400)
        expect(await response.json()).toEqual({
          message: 'A picture in the text is missing.',
          field: 'long_description',
        })
      }
    })
  })
})

it('H-15: links to pages of the site and to headings stay, in every rich text', async () => {
  const link = (href: string) => `<a href="${href}">x</a>`
  const rich = `<p>${link('/articles/jaw-pain?page=2')} ${link('#section-causes')}</p>`
  const text = `<h2>Causes</h2>${rich}<p>${link('#causes')}</p>`
  const author = await admin.makeDoctor({ name: 'Dr. Links', description: rich })
  const texts = { long_description: text, blog_summary: rich, img_description: rich }
  const made = await admin.makeBlog({ ...goodBlog(author._id), ...texts })
  const read = await json<Blog>(`/api/user/v1/blogs/${made._id}`)
  expect(read).toMatchObject({ ...texts, author_id: { description: rich } })
  const { html } = await openPage(site, `/articles/${made._id}`)
  expect(html.split(rich)).toHaveLength(5)
  expect(html).toContain('<h2 id="section-causes">')
  expect(html).not.toContain('href="#causes"')
  await admin.remove(`/blogs/${made._id}`)
})

describe('H-13, H-14: hostile plain text', () => {
  const payloads = [
    '</script><script>window.__x=1</script>a\u2028b\u2029<!--<script>',
    "\"><img src=x onerror=window.__x=1>' onmouseover='window.__x=1",
    ']]></title></head><body onload=window.__x=1>--><svg/onload=window.__x=1>',
    '&lt;script&gt; &amp; &#60;b&#62; ${window.__x=1} {{window.__x=1}} <%= 1 %>',
  ]

  let calm: Doctor
  let article: Blog
  let before: ReturnType<typeof skeleton>[]
  const good = () => ({ ...goodBlog(calm._id), title: 'Jaw zebra', tags: ['TMD', 'Jaw'] })
  const pages = async () => {
    const paths = [
      `/articles/${article._id}`,
      '/',
      '/articles?query=zebra',
      '/index?letter=J',
      '/doctors-behind',
      '/contact',
      '/solution/tmd',
      '/rss.xml',
      '/sitemap.xml',
    ]
    return Promise.all(paths.map(async (path) => (await site.fetch(path)).text()))
  }

  beforeAll(async () => {
    calm = await admin.makeDoctor({ name: 'Dr. Calm', location: 'Here' })
    article = await admin.makeBlog(good())
    before = (await pages()).map(skeleton)
  })

  it.each(payloads)('%j is shown on pages as it was written', async (text) => {
    const tag = text.slice(0, 60)
    const words = { title: `Jaw zebra ${text}`, brief_description: text, call_out: text }
    const name = oneLine(`Dr. ${text}`)
    await admin.put(`/authors/${calm._id}`, { name: `Dr. ${text}`, location: text })
    await admin.put(`/blogs/${article._id}`, { ...good(), ...words, tags: ['TMD', tag] })
    const blog = await json<Blog>(`/api/user/v1/blogs/${article._id}`)
    expect([blog.title, blog.call_out, blog.tags[1]]).toEqual([words.title, text, tag])
    expect(blog.author_id?.name).toBe(name)

    const after = await pages()
    expect(after.map(skeleton)).toEqual(before)
    const [html = '', , , , doctors = ''] = after
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
    const [, shared = ''] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? []
    for (const shown of [title, shared]) expect(decoded(shown)).toContain(words.title)
    expect(decoded(html).includes(text)).toBe(true)
    expect(decoded(doctors).includes(name)).toBe(true)
    for (const data of structuredData(html)) expect(data).toHaveProperty('@context')
  })

  it.each(payloads)('%j is text in a search and in a form that is shown again', async (text) => {
    const asked = async (value: string) => {
      const form = new URLSearchParams({ name: value, email: value, message: value })
      const responses = [
        await site.fetch(`/articles?query=${encodeURIComponent(value)}`),
        await site.fetch('/contact', { method: 'POST', body: form }),
      ]
      expect(responses.map(({ status }) => status)).toEqual([200, 400])
      return Promise.all(responses.map((response) => response.text()))
    }
    const pages = await asked(`xyzzyplugh ${text}`)
    // The same words without markup give the same results.
    const words = wordsOf(text).join(' ')
    expect(pages.map(skeleton)).toEqual((await asked(`xyzzyplugh ${words}`)).map(skeleton))
    for (const page of pages) expect(decoded(page).includes(text.slice(0, 20))).toBe(true)
  })
})

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** Decodes each entity once, as a browser does. */
function decoded(html: string): string {
  return html.replace(/&(lt|gt|quot|#x27|#39|amp);/g, (_all, name: string) => entities[name] ?? '&')
}

/** All blocks of structured data, each of which must be complete JSON. */
function structuredData(html: string): object[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  expect(blocks.length).toBeGreaterThan(0)
  return blocks.map(([, block]) => JSON.parse(block!) as object)
}
