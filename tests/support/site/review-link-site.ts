// A site that asks a new doctor in each test to review a new article by mail.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Blog } from '../../../shared/blog.ts'
import type { Doctor } from '../../../shared/doctor.ts'
import type { PendingReview } from '../../../shared/review.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { reviewCalls } from '../requests/review-calls.ts'
import { minute, movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'

const isRequest = ({ subject = '' }) => subject.startsWith('Please review: ')

export function useReviewLinkSite() {
  const { clock, move } = movableClock()

  let site: TestSite
  let mail: MailServer
  let calls: ReturnType<typeof adminCalls>
  let reviews: ReturnType<typeof reviewCalls>
  let author: Doctor
  let blog: Blog
  let doctor: Doctor
  let doctors = 0

  beforeAll(async () => {
    mail = await startMailServer()
    site = await startTestSite(
      { sampleContent: false, smtpUrl: mail.url, contactTo: 'office@example.org' },
      { clock },
    )
    await logIn()
    author = await calls.makeDoctor({ name: 'Dr. Ada Author', email: 'ada@example.org' })
  })
  afterAll(async () => {
    await site.stop()
    await mail.stop()
  })
  beforeEach(async () => {
    move(minute)
    await logIn()
    blog = await calls.makeBlog(goodBlog(author._id))
    const email = `doctor${(doctors += 1)}@example.org`
    doctor = await calls.makeDoctor({ name: 'Dr. Rita Reviewer', email })
  })

  async function logIn(): Promise<void> {
    calls = adminCalls(site, await adminToken(site.dataDir, 'admin@example.org', clock))
    reviews = reviewCalls(calls)
  }

  const page = () => ({ kind: 'article' as const, id: blog._id })

  async function ask(more: object = {}): Promise<{ path: string; pending: PendingReview }> {
    const response = await reviews.ask({ ...page(), doctor_id: doctor._id, ...more })
    if (response.status !== 201) throw new Error(await response.text())
    const asked = mail.to(doctor.email).filter(isRequest).length + 1
    const { text = '' } = await mail.mailTo(doctor.email, asked, isRequest)
    const [, path = ''] = /^http:\/\/[^/]+(\/review\/[\w-]{43})$/m.exec(text) ?? []
    return { path, pending: (await response.json()) as PendingReview }
  }

  async function open(path: string) {
    const response = await site.fetch(path)
    const html = await response.text()
    const contentHash = /name="contentHash" value="([^"]+)"/.exec(html)?.[1] ?? ''
    return { status: response.status, headers: response.headers, html, contentHash }
  }

  /** Sends the form like a browser: with the origin `null`, because the page hides the real one. */
  async function send(path: string, fields: Record<string, string>) {
    const { contentHash } = await open(path)
    const declared = { contentHash, decision: 'sign', months: '24', interests: 'none' }
    const response = await site.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      body: new URLSearchParams({ ...declared, statement: 'true', ...fields }).toString(),
    })
    return { status: response.status, html: await response.text() }
  }

  async function save(changes: object): Promise<void> {
    move(minute)
    const {
      author_id,
      review: _review,
      ...known
    } = (await (await calls.get(`/blogs/${blog._id}`)).json()) as Blog
    await calls.put(`/blogs/${blog._id}`, { ...known, author_id: author_id?._id, ...changes })
  }
  const state = async () => (await reviews.page(page())).review.state

  return {
    clock,
    move,
    logIn,
    page,
    ask,
    open,
    send,
    save,
    state,
    get site() {
      return site
    },
    get mail() {
      return mail
    },
    get calls() {
      return calls
    },
    get reviews() {
      return reviews
    },
    get author() {
      return author
    },
    get blog() {
      return blog
    },
    set blog(value: Blog) {
      blog = value
    },
    get doctor() {
      return doctor
    },
    set doctor(value: Doctor) {
      doctor = value
    },
    get doctors() {
      return doctors
    },
    set doctors(value: number) {
      doctors = value
    },
  }
}
