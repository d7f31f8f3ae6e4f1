// A site with an owner, an editor, an author, and doctors who review.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Blog } from '../../../shared/blog.ts'
import type { Doctor } from '../../../shared/doctor.ts'
import type { Role } from '../../../shared/rights.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { linkedReviews } from '../requests/linked-reviews.ts'
import { reviewCalls } from '../requests/review-calls.ts'
import { minute, movableClock } from './movable-clock.ts'
import { startTestSite, type TestSite } from './test-site.ts'

export const office = 'office@example.org'
export const waits = '400 An owner has to confirm this doctor’s e-mail address and license first.'

export type Calls = ReturnType<typeof adminCalls>

export const json = async <Body>(response: Promise<Response>) =>
  (await (await response).json()) as Body

export const change = (calls: Calls, doctor: Doctor, fields: object) =>
  calls.put(`/authors/${doctor._id}`, { name: doctor.name, email: doctor.email, ...fields })

export function useReviewersSite() {
  const { clock, move } = movableClock()
  let site: TestSite
  let mail: MailServer
  let owner: Calls
  let editor: Calls
  let reviews: ReturnType<typeof reviewCalls>
  let links: ReturnType<typeof linkedReviews>
  let author: Doctor
  let blog: Blog
  let made = 0

  beforeAll(async () => {
    mail = await startMailServer()
    const settings = { sampleContent: false, smtpUrl: mail.url, contactTo: office }
    site = await startTestSite(settings, { clock })
    owner = await callsOf('admin@example.org')
    reviews = reviewCalls(owner)
    links = linkedReviews({ site, mail, reviews })
    editor = await invite('eddie@example.org', 'editor')
    author = await owner.makeDoctor({
      ...{ name: 'Dr. Ada Author', email: 'ada@example.org', license: 'MA 12-345' },
      npi: '1234567893',
    })
  })
  afterAll(async () => {
    await site.stop()
    await mail.stop()
  })
  beforeEach(async () => {
    move(minute)
    blog = await owner.makeBlog(goodBlog(author._id))
  })

  const callsOf = async (email: string) =>
    adminCalls(site, await adminToken(site.dataDir, email, clock))

  async function invite(email: string, role: Role, doctorId?: string): Promise<Calls> {
    const response = await owner.post('/people', { name: email, email, role, doctorId })
    expect(response.status).toBe(201)
    return callsOf(email)
  }
  const newAddress = () => `doctor${(made += 1)}@example.org`
  const makeDoctor = (fields: object = {}, calls = owner) =>
    calls.makeDoctor({ name: `Dr. Number ${made}`, email: newAddress(), ...fields })
  const page = () => ({ kind: 'article' as const, id: blog._id })
  const ask = (doctor: Doctor) => reviews.ask({ ...page(), doctor_id: doctor._id })

  const linkTo = (doctor: Doctor) => links.ask(page(), doctor)

  return {
    move,
    invite,
    newAddress,
    makeDoctor,
    page,
    ask,
    linkTo,
    get site() {
      return site
    },
    get mail() {
      return mail
    },
    get owner() {
      return owner
    },
    get editor() {
      return editor
    },
    get reviews() {
      return reviews
    },
    get links() {
      return links
    },
    get author() {
      return author
    },
    get blog() {
      return blog
    },
  }
}
