// A site with an article, and two people who write drafts.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Blog } from '../../../shared/blog.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { draftCalls } from '../requests/draft-calls.ts'
import { minute, movableClock } from './movable-clock.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export const adminEmails = ['admin@example.org', 'other@example.org']

export function useDraftsSite() {
  const { clock, move } = movableClock()
  const storage = siteDatabase()

  let site: TestSite
  let calls: ReturnType<typeof adminCalls>
  let ours: ReturnType<typeof draftCalls>
  let theirs: ReturnType<typeof draftCalls>
  let blog: Blog

  beforeAll(async () => {
    site = await startTestSite({ sampleContent: false, adminEmails }, { clock, open: storage.open })
    calls = adminCalls(site, await adminToken(site.dataDir))
    ours = draftCalls(calls)
    const other = await adminToken(site.dataDir, 'other@example.org')
    theirs = draftCalls(adminCalls(site, other))
    const doctor = await calls.makeDoctor({ name: 'Dr. Ada Test' })
    blog = await calls.makeBlog(goodBlog(doctor._id))
  })
  afterAll(() => site.stop())
  beforeEach(() => move(minute))

  return {
    clock,
    move,
    storage,
    get site() {
      return site
    },
    get calls() {
      return calls
    },
    get ours() {
      return ours
    },
    get theirs() {
      return theirs
    },
    get blog() {
      return blog
    },
  }
}
