// A site with a new article for each test, and people who remark on it.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Blog } from '../../../shared/blog.ts'
import type { Remark } from '../../../shared/remark.ts'
import { type MailServer, startMailServer } from '../mail/mail-server.ts'
import { adminCalls, goodBlog } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { startTestSite, type TestSite } from './test-site.ts'
import { siteDatabase } from '../stores/site-database.ts'

export type Calls = ReturnType<typeof adminCalls>

export const text =
  '<h2>Causes</h2><p>Clenching at night. It hurts in the morning.</p><p>Rest your jaw for two days.</p>'

export const about = (exact: string, more: object = {}) => ({
  field: 'long_description',
  anchor: { exact, prefix: '', suffix: '', start: 0 },
  body: 'Say how long.',
  ...more,
})

export async function read<Body>(answer: Promise<Response>): Promise<Body> {
  const response = await answer
  expect(response.status).toBeLessThan(300)
  return (await response.json()) as Body
}

export function useRemarksSite() {
  const storage = siteDatabase()

  let site: TestSite
  let mail: MailServer
  let owner: Calls
  let doctor: Calls
  let reviewer: Calls
  let ada: string
  let blog: Blog
  let key: string

  beforeAll(async () => {
    mail = await startMailServer()
    site = await startTestSite(
      { sampleContent: false, smtpUrl: mail.url, adminEmails: ['admin@example.org'] },
      { open: storage.open },
    )
    owner = adminCalls(site, await adminToken(site.dataDir))
    ada = (await owner.makeDoctor({ name: 'Dr. Ada' }))._id
    doctor = await logIn('doctor')
    reviewer = await logIn('reviewer')
  })
  afterAll(async () => {
    await site.stop()
    await mail.stop()
  })
  beforeEach(async () => {
    blog = await owner.makeBlog({ ...goodBlog(ada), long_description: text })
    key = `blog.${blog._id}`
  })

  async function logIn(role: string): Promise<Calls> {
    const email = `${role}@example.org`
    await owner.post('/people', { name: `The ${role}`, email, role, doctorId: ada })
    return adminCalls(site, await adminToken(site.dataDir, email))
  }

  async function remark(exact: string, by = reviewer, more: object = {}): Promise<Remark> {
    const response = await by.post(`/drafts/${key}/remarks`, about(exact, more))
    if (response.status !== 201) throw new Error(await response.text())
    return (await response.json()) as Remark
  }

  const remarks = (by = owner) => read<Remark[]>(by.get(`/drafts/${key}/remarks`))

  return {
    storage,
    remark,
    remarks,
    get site() {
      return site
    },
    get mail() {
      return mail
    },
    get owner() {
      return owner
    },
    get doctor() {
      return doctor
    },
    get reviewer() {
      return reviewer
    },
    get ada() {
      return ada
    },
    get blog() {
      return blog
    },
    get key() {
      return key
    },
    set key(value: string) {
      key = value
    },
  }
}
