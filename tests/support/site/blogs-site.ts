// A site with a doctor, and an administrator who writes articles.
import { afterAll, beforeAll } from 'vitest'
import type { BlogListItem } from '../../../shared/blog.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export function useBlogsSite() {
  let site: TestSite
  let token: string
  let admin: ReturnType<typeof adminCalls>
  let good: ReturnType<typeof goodBlog>

  beforeAll(async () => {
    site = await startTestSite({ sampleContent: false })
    token = await adminToken(site.dataDir)
    admin = adminCalls(site, token)
    good = goodBlog((await admin.makeDoctor({ name: 'Dr. Ada Test' }))._id)
  })
  afterAll(() => site.stop())

  const read = async <Body>(path: string) => (await (await site.fetch(path)).json()) as Body
  const found = async (query: string) => {
    const list = await read<BlogListItem[]>(
      `/api/user/v1/blogs/search?query=${encodeURIComponent(query)}`,
    )
    return list.map(({ _id }) => _id)
  }

  return {
    read,
    found,
    get site() {
      return site
    },
    get token() {
      return token
    },
    get admin() {
      return admin
    },
    get good() {
      return good
    },
  }
}
