// A site with the articles and doctors that its lists are read for.
import { afterAll, beforeAll, expect } from 'vitest'
import type { Blog } from '../../../shared/blog.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { startTestSite, type TestSite } from './test-site.ts'

type Page<Item> = { items: Item[]; headers: Headers }

export function useListedArticles() {
  let site: TestSite
  let admin: ReturnType<typeof adminCalls>
  const storage = siteDatabase()

  beforeAll(async () => {
    site = await startTestSite({ sampleContent: false, trustProxy: 1 }, { open: storage.open })
    admin = adminCalls(site, await adminToken(site.dataDir))
    const zoe = await admin.makeDoctor({ name: 'Dr. Zoë Test', location: 'Boston' })
    const ada = await admin.makeDoctor({
      name: 'Dr. Ada',
      description: '<p>Treats <b>jaws</b></p>',
    })
    for (const [title, author, tags] of [
      ['Beta', zoe, ['Sleep']],
      ['Alpha', ada, ['TMD']],
      ['Gamma', zoe, ['TMD', 'Migräne']],
    ] as const) {
      await admin.makeBlog({ ...goodBlog(author._id), title, tags })
    }
  })
  afterAll(() => site.stop())

  const read = async <Item>(path: string): Promise<Page<Item>> => {
    const response = await admin.get(path)
    expect(response.status, path).toBe(200)
    return { items: (await response.json()) as Item[], headers: response.headers }
  }
  const titles = async (query: string) =>
    (await read<Blog>(`/blogs?fields=list&${query}`)).items.map(({ title }) => title)

  return {
    storage,
    read,
    titles,
    get site() {
      return site
    },
    get admin() {
      return admin
    },
  }
}
