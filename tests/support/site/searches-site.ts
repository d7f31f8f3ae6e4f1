// A site whose articles and figures of searches are gone after each test.
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { BlogListItem } from '../../../shared/blog.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'
import { siteDatabase } from '../stores/site-database.ts'

export const json = async <Body>(response: Response | Promise<Response>) =>
  (await (await response).json()) as Body

export function useSearchesSite() {
  const storage = siteDatabase()
  const time = movableClock()

  let site: TestSite
  let admin: ReturnType<typeof adminCalls>
  let author: string

  beforeAll(async () => {
    site = await startTestSite({ sampleContent: false }, { open: storage.open, clock: time.clock })
    await logIn()
    author = (await admin.makeDoctor({ name: 'Dr. Zoe' }))._id
  })
  afterAll(() => site.stop())
  afterEach(async () => {
    await storage.db.deleteFrom('search_terms').execute()
    await storage.db.deleteFrom('synonym_groups').execute()
    for (const { _id } of await json<BlogListItem[]>(admin.get('/blogs'))) {
      await admin.remove(`/blogs/${_id}`)
    }
  })

  async function logIn() {
    admin = adminCalls(site, await adminToken(site.dataDir, undefined, time.clock))
  }
  const write = (title: string, fields: object = {}) =>
    admin.makeBlog({
      ...{ ...goodBlog(author), tags: ['Other'], long_description: '<p>Nothing.</p>' },
      ...{
        title,
        brief_description: 'Brief.',
        call_out: 'Calling.',
        blog_summary: '<p>Short.</p>',
        ...fields,
      },
    })
  async function search(query: string, rest = '') {
    const path = `/api/user/v1/blogs/search?query=${encodeURIComponent(query)}${rest}`
    const response = await site.fetch(path)
    const items = await json<(BlogListItem & { promoted?: true })[]>(response)
    return {
      total: Number(response.headers.get('x-total-count')),
      titles: items.map(({ title, promoted }) => (promoted ? `* ${title}` : title)),
    }
  }
  const titles = async (query: string) => (await search(query)).titles

  return {
    storage,
    time,
    logIn,
    write,
    search,
    titles,
    get site() {
      return site
    },
    get admin() {
      return admin
    },
  }
}
