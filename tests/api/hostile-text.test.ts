import { wordsOf } from '../../server/search/query/search-words.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { oneLine } from '../../shared/text-rules.ts'
import type { Blog } from '../../shared/blog.ts'
import type { Doctor } from '../../shared/doctor.ts'
import { goodBlog } from '../support/requests/admin-calls.ts'
import { useHostileTextSite, skeleton } from '../support/site/hostile-text-site.ts'

const at = useHostileTextSite()
const { json } = at

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
    return Promise.all(paths.map(async (path) => (await at.site.fetch(path)).text()))
  }

  beforeAll(async () => {
    calm = await at.admin.makeDoctor({ name: 'Dr. Calm', location: 'Here' })
    article = await at.admin.makeBlog(good())
    before = (await pages()).map(skeleton)
  })

  it.each(payloads)('%j is shown on pages as it was written', async (text) => {
    const tag = text.slice(0, 60)
    const words = { title: `Jaw zebra ${text}`, brief_description: text, call_out: text }
    const name = oneLine(`Dr. ${text}`)
    await at.admin.put(`/authors/${calm._id}`, { name: `Dr. ${text}`, location: text })
    await at.admin.put(`/blogs/${article._id}`, { ...good(), ...words, tags: ['TMD', tag] })
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
        await at.site.fetch(`/articles?query=${encodeURIComponent(value)}`),
        await at.site.fetch('/contact', { method: 'POST', body: form }),
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
