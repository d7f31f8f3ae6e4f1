import { afterAll, beforeAll, expect } from 'vitest'
import type { Blog } from '../../../shared/blog.ts'
import { adminCalls, goodBlog, refusal } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { startTestSite, type TestSite } from '../site/test-site.ts'

type BlogRules = {
  site: TestSite
  admin: ReturnType<typeof adminCalls>
  /** A body that breaks no rule. */
  good: ReturnType<typeof goodBlog>
  stored: Blog
  /** What both ways of saving say to a body that breaks one. */
  refusals(body: unknown): Promise<string>
}

/** For all tests of a file a site with one doctor and one article. */
export function useBlogRules(): BlogRules {
  const current = {} as BlogRules
  beforeAll(async () => {
    const site = await startTestSite({ sampleContent: false })
    const admin = adminCalls(site, await adminToken(site.dataDir))
    const good = goodBlog((await admin.makeDoctor({ name: 'Dr. Ada Test' }))._id)
    const stored = await admin.makeBlog({ ...good, title: 'There from the start' })
    Object.assign(current, { site, admin, good, stored, refusals } satisfies BlogRules)
  })
  afterAll(() => current.site.stop())

  async function refusals(body: unknown): Promise<string> {
    const { admin, stored } = current
    const before = await admin.count('/blogs')
    const added = await refusal(await admin.post('/blogs', body))
    const changed = await refusal(await admin.put(`/blogs/${stored._id}`, body))
    expect(added).toBe(changed)
    expect(await admin.count('/blogs')).toBe(before)
    expect(await (await admin.get(`/blogs/${stored._id}`)).json()).toEqual(stored)
    return added
  }

  return current
}
