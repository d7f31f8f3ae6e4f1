// A site with a new article for each test, and a doctor who reviews it.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Blog } from '../../../shared/blog.ts'
import type { Doctor } from '../../../shared/doctor.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { giveProfile, reviewCalls } from '../requests/review-calls.ts'
import { minute, movableClock } from './movable-clock.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { startTestSite, type TestSite } from './test-site.ts'

const email = 'Rita@example.org'
export const name = 'Dr. Rita Reviewer'
export const json = async <Body>(response: Promise<Response>) =>
  (await (await response).json()) as Body

export function useReviewsSite() {
  const { clock, move } = movableClock()
  const storage = siteDatabase()

  let site: TestSite
  let calls: ReturnType<typeof adminCalls>
  let reviews: ReturnType<typeof reviewCalls>
  /** Calls in the reviewer's session. */
  let own: ReturnType<typeof reviewCalls>
  let author: Doctor
  let reviewer: Doctor
  let blog: Blog

  beforeAll(async () => {
    site = await startTestSite(
      { sampleContent: false, adminEmails: ['admin@example.org', 'rita@example.org'] },
      { clock, open: storage.open },
    )
    await logIn()
    author = await calls.makeDoctor({ name: 'Dr. Ada Author', email: 'ada@example.org' })
    const specialty = 'Orofacial pain'
    reviewer = await calls.makeDoctor({ name, email, credentials: 'DDS', specialty })
    await giveProfile(calls, 'rita@example.org', reviewer._id)
  })
  afterAll(() => site.stop())
  beforeEach(async () => {
    move(minute)
    blog = await calls.makeBlog(goodBlog(author._id))
  })

  async function logIn(): Promise<void> {
    calls = adminCalls(site, await adminToken(site.dataDir, 'admin@example.org', clock))
    reviews = reviewCalls(calls)
    own = reviewCalls(adminCalls(site, await adminToken(site.dataDir, 'rita@example.org', clock)))
  }

  const article = () => ({ kind: 'article' as const, id: blog._id })

  async function save(changes: object): Promise<Blog> {
    move(minute)
    const { author_id: _author, ...known } = await read()
    return json<Blog>(
      calls.put(`/blogs/${blog._id}`, { ...known, author_id: author._id, ...changes }),
    )
  }
  const read = () => json<Blog>(site.fetch(`/api/user/v1/blogs/${blog._id}`))

  return {
    clock,
    move,
    storage,
    logIn,
    article,
    save,
    read,
    get site() {
      return site
    },
    get calls() {
      return calls
    },
    get reviews() {
      return reviews
    },
    get own() {
      return own
    },
    get author() {
      return author
    },
    get reviewer() {
      return reviewer
    },
    get blog() {
      return blog
    },
    set blog(value: Blog) {
      blog = value
    },
  }
}
