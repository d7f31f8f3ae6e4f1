import { afterAll, beforeAll, expect } from 'vitest'
import type { Blog } from '../../../shared/blog.ts'
import { adminCalls, goodBlog, refusal } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { startTestSite, type TestSite } from '../site/test-site.ts'

type BlogRules = {
  site: TestSite
  admin: ReturnType<typeof adminCalls>
  /** A valid body. */
  good: ReturnType<typeof goodBlog>
  stored: Blog
  /** The response of both ways of saving to an invalid body. */
  refusals(body: unknown): Promise<string>
}

/** Provides a site with one doctor and one article for all tests of a file. */
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
