// A site with drafts whose publication is scheduled.
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { Draft } from '../../../shared/draft.ts'
import { adminCalls } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { draftCalls } from '../requests/draft-calls.ts'
import { minute, movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'

const adminEmails = ['admin@example.org', 'other@example.org']
export const soon = { timeout: 7000, interval: 50 }

export function useScheduleSite() {
  const { clock, move } = movableClock()
  const after = (ms: number) => new Date(clock().getTime() + ms).toISOString()

  let site: TestSite
  let calls: ReturnType<typeof adminCalls>
  let drafts: ReturnType<typeof draftCalls>
  let author: string

  beforeAll(async () => {
    site = await startTestSite({ sampleContent: false, adminEmails }, { clock })
    calls = adminCalls(site, await adminToken(site.dataDir))
    drafts = draftCalls(calls)
    author = (await calls.makeDoctor({ name: 'Dr. Ada Test' }))._id
  })
  afterAll(() => site.stop())
  beforeEach(() => move(1000))

  async function schedule(key: string, ms = 2 * minute): Promise<Draft> {
    const { version } = await drafts.get(key)
    const response = await drafts.schedule(key, after(ms), version)
    expect(response.status).toBe(200)
    return (await response.json()) as Draft
  }

  const publicArticle = (id: string) => site.fetch(`/api/user/v1/blogs/${id}`)
  const untilNotScheduled = (key: string) =>
    vi.waitFor(async () => expect((await drafts.get(key)).scheduledAt).toBeNull(), soon)

  return {
    clock,
    move,
    after,
    schedule,
    publicArticle,
    untilNotScheduled,
    get site() {
      return site
    },
    get calls() {
      return calls
    },
    get drafts() {
      return drafts
    },
    get author() {
      return author
    },
  }
}
