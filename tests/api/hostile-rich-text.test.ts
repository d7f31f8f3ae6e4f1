import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import { hostileFigures, hostileHtml, notAllowedIn } from '../support/data/hostile-html.ts'
import { openPage } from '../support/requests/page-text.ts'
import { useHostileTextSite, skeleton } from '../support/site/hostile-text-site.ts'

const at = useHostileTextSite()
const { storage, json } = at

const richFields = ['long_description', 'blog_summary', 'img_description'] as const

describe('H-01 to H-12, H-17: hostile rich text', () => {
  /** Several payloads in one text, so that they can affect each other. */
  const textOf = (payloads: string[]) => `<p>first</p>${payloads.join('<p>and</p>')}<p>last</p>`

  it.each(Object.entries(hostileHtml))('%s: every call returns it clean', async (_id, all) => {
    const html = textOf(all)
    const rich = Object.fromEntries(richFields.map((field) => [field, html]))
    const made = await at.admin.makeBlog({ ...goodBlog(at.doctor._id), ...rich })
    const { name } = at.doctor
    const changed = await at.admin.put(`/authors/${at.doctor._id}`, { name, description: html })
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
    await at.admin.remove(`/blogs/${made._id}`)
  })

  describe('put straight into the database', () => {
    let id: string
    let calm: ReturnType<typeof skeleton>[]

    const skeletons = async () => {
      const paths = [`/articles/${id}`, '/doctors-behind']
      return Promise.all(paths.map(async (path) => skeleton((await openPage(at.site, path)).html)))
    }
    const write = async (rich: string) => {
      const values = { long_description: rich, blog_summary: rich, img_description: rich }
      await storage.db.updateTable('blogs').set(values).where('id', '=', id).execute()
      await storage.db.updateTable('doctors').set({ description: rich }).execute()
    }

    beforeAll(async () => {
      id = (await at.admin.makeBlog(goodBlog(at.doctor._id)))._id
      await write('<p>first</p><p>last</p>')
      calm = await skeletons()
    })
    afterAll(() => at.admin.remove(`/blogs/${id}`))

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
      const page = async () => (await openPage(at.site, `/articles/${id}`)).html
      // Changed behind the site's back: its pages are updated within a second.
      await expect.poll(page).toMatch(own)
      const without = (await page()).replace(own, '')
      expect(skeleton(without)).toEqual(calm[0])
    })

    it('H-18: figures with other pictures are refused', async () => {
      for (const figure of hostileFigures) {
        const body = { ...goodBlog(at.doctor._id), long_description: textOf([figure]) }
        const response = await at.admin.post('/blogs', body)
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
  const author = await at.admin.makeDoctor({ name: 'Dr. Links', description: rich })
  const texts = { long_description: text, blog_summary: rich, img_description: rich }
  const made = await at.admin.makeBlog({ ...goodBlog(author._id), ...texts })
  const read = await json<Blog>(`/api/user/v1/blogs/${made._id}`)
  expect(read).toMatchObject({ ...texts, author_id: { description: rich } })
  const { html } = await openPage(at.site, `/articles/${made._id}`)
  expect(html.split(rich)).toHaveLength(5)
  expect(html).toContain('<h2 id="section-causes">')
  expect(html).not.toContain('href="#causes"')
  await at.admin.remove(`/blogs/${made._id}`)
})
