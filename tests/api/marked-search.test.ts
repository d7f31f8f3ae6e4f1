import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite({ sampleContent: false })
  const admin = adminCalls(site, await adminToken(site.dataDir))
  const { _id } = await admin.makeDoctor({ name: 'Dr. Ada Test' })
  await admin.makeBlog({
    ...goodBlog(_id),
    title: '<script>alert(1)</script> & the jaw',
    brief_description: 'A "zebra" <b onclick=x>bold</b>.',
    long_description: '<p>A &lt;tapir onload=x&gt; sleeps.</p>',
  })
})
afterAll(() => site.stop())

/** Removes the markers that the framework puts between texts. */
async function listed(query: string): Promise<string> {
  const page = await (await site.fetch(`/articles?query=${query}`)).text()
  const list = /<ul class="article-list.*?<\/ul>/s.exec(page)?.[0] ?? ''
  return list.replaceAll('<!-- -->', '')
}

it('H-14: marks words in texts, whatever these look like', async () => {
  const found = await listed('script+bold')
  expect(found).toContain(
    '&lt;<mark>script</mark>&gt;alert(1)&lt;/<mark>script</mark>&gt; &amp; the jaw',
  )
  expect(found).toContain('A &quot;zebra&quot; &lt;b onclick=x&gt;<mark>bold</mark>&lt;/b&gt;.')
  expect(found).not.toContain('<script')
  expect(await listed('tapir')).toContain('A &lt;<mark>tapir</mark> onload=x&gt; sleeps.')
})

it('marks the title, the author and other forms of a word', async () => {
  expect(await listed('jaws')).toMatch(/<h2[^>]*><a[^>]*>[^<]*the <mark>jaw<\/mark><\/a><\/h2>/)
  expect(await listed('ada')).toContain('Dr. <mark>Ada</mark> Test')
})

it('leaves the API as it is: texts without marks', async () => {
  const found = (await (await site.fetch('/api/user/v1/blogs/search?query=jaw')).json()) as Blog[]
  expect(found[0]).not.toHaveProperty('found')
  expect(found[0]?.title).toBe('<script>alert(1)</script> & the jaw')
})
