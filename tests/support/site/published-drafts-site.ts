// A site where drafts become articles, and articles drafts again.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { draftCalls } from '../requests/draft-calls.ts'
import { minute, movableClock } from './movable-clock.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export function usePublishedDraftsSite() {
  const { clock, move } = movableClock()
  const storage = siteDatabase()

  let site: TestSite
  let token: string
  let calls: ReturnType<typeof adminCalls>
  let drafts: ReturnType<typeof draftCalls>
  let good: ReturnType<typeof goodBlog>

  beforeAll(async () => {
    site = await startTestSite({ sampleContent: false }, { clock, open: storage.open })
    token = await adminToken(site.dataDir)
    calls = adminCalls(site, token)
    drafts = draftCalls(calls)
    good = goodBlog((await calls.makeDoctor({ name: 'Dr. Ada Test' }))._id)
  })
  afterAll(() => site.stop())
  beforeEach(() => move(minute))

  const kinds = async (key: string) => (await drafts.versions(key)).map(({ kind }) => kind)

  return {
    move,
    storage,
    kinds,
    get site() {
      return site
    },
    get token() {
      return token
    },
    get calls() {
      return calls
    },
    get drafts() {
      return drafts
    },
    get good() {
      return good
    },
  }
}
