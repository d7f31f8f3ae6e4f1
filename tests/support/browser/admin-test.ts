import { type Dialog, expect, type Page } from '@playwright/test'
import type { Blog } from '../../../shared/blog.ts'
import type { Doctor } from '../../../shared/doctor.ts'
import type { DraftKind } from '../../../shared/draft-fields.ts'
import { adminToken } from '../requests/admin-token.ts'
import { axeViolations, transitionsOver } from './axe.ts'
import { waitingPath } from './kept-page.ts'
import { test as base } from './site-test.ts'

export { expect }

type AdminFixtures = {
  /** Token of this test's own session. */
  token: string
  records: Records
}

/** Tests of the admin panel, whose page is logged in from the start. */
export const test = base.extend<AdminFixtures>({
  token: async ({ dataDir }, provide) => provide(await adminToken(dataDir)),
  page: async ({ page, token }, provide) => {
    if (!page.url().endsWith(waitingPath)) await page.goto(waitingPath)
    await page.evaluate((value) => localStorage.setItem('authToken', value), token)
    await provide(page)
  },
  records: async ({ token, baseURL }, provide) => provide(recordsOf(baseURL!, token)),
})

export type Records = ReturnType<typeof recordsOf>

/** The admin API, to prepare data and to check what the browser has done. */
function recordsOf(site: string, token: string) {
  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${site}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  async function json<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const response = await call(method, path, body)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Body
  }
  const blogs = '/admin/v1/blogs'
  const authors = '/admin/v1/authors'
  return {
    call,
    json,
    blogs: () => json<Blog[]>('GET', blogs),
    authors: () => json<Doctor[]>('GET', authors),
    async addBlog(title: string, changes: object = {}): Promise<Blog> {
      const [author] = await this.authors()
      return json<Blog>('POST', blogs, { ...blogOf(author!), title, ...changes })
    },
    updateBlog: ({ _id, author_id, ...blog }: Blog) =>
      json<Blog>('PUT', `${blogs}/${_id}`, { ...blog, author_id: author_id?._id }),
    addDoctor: (doctor: object) => json<Doctor>('POST', authors, doctor),
    /** Saves fields of a new draft, or of the draft with this key. Returns the key. */
    async saveDraft(kind: DraftKind, fields: object, key = newDraftKey()): Promise<string> {
      const { version } = await json<{ version: number }>('GET', `/admin/v1/drafts/${key}`).catch(
        () => ({ version: 0 }),
      )
      const save = { kind, base: version, tab: 'from-a-test', fields }
      await json('PUT', `/admin/v1/drafts/${key}`, save)
      return key
    },
    /** Uploads the picture in a form's field `image`. */
    async upload(body: FormData): Promise<{ imageUrl: string }> {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(`${site}/api/v1/images/upload`, {
        method: 'POST',
        headers,
        body,
      })
      return (await response.json()) as { imageUrl: string }
    },
    endSession: () => call('POST', '/admin/v1/auth/logout'),
  }
}

const newDraftKey = () => `new.${crypto.randomUUID().replaceAll('-', '')}`

function blogOf(author: Doctor) {
  return {
    brief_description: 'Why the jaw hurts after waking.',
    long_description: '<h2>Causes</h2><p>Clenching at <strong>night</strong>.</p>',
    call_out: 'Pain is a message.',
    author_id: author._id,
    solutions: ['Medical Solution'],
    tags: ['TMD', 'Sleep'],
    blog_summary: '<p>Most morning pain comes from clenching.</p>',
    img_description: '<p>A jaw from the side.</p>',
    image_url: author.image_url,
  }
}

/** A title that no other test uses. */
export function uniqueTitle(words: string): string {
  return `${words} ${crypto.randomUUID().slice(0, 8)}`
}

/** Pauses everything that runs by itself, because a busy machine would check too late. Once per page. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** Returns the text of the next browser alert, which is closed as soon as it opens. */
export async function nextAlert(page: Page): Promise<string> {
  const dialog: Dialog = await page.waitForEvent('dialog')
  const text = dialog.message()
  await dialog.accept()
  return text
}

/** Fails if the accessibility rules find anything on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await transitionsOver(page)
  const violations = await axeViolations(page)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
