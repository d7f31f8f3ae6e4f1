// A site with a doctor, and what of its pages hostile text must not change.
import { afterAll, beforeAll } from 'vitest'
import type { Doctor } from '../../../shared/doctor.ts'
import { adminCalls } from '../requests/admin-calls.ts'
import { adminToken } from '../requests/admin-token.ts'
import { siteDatabase } from '../stores/site-database.ts'
import { startTestSite, type TestSite } from './test-site.ts'

const tags = [
  'script',
  'style',
  'link',
  'iframe',
  'object',
  'embed',
  'base',
  'math',
  'template',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'meta',
  'title',
  'img',
  'svg',
  'video',
  'body',
]

/** A page's own markup, without the text that people wrote. */
export function skeleton(page: string) {
  const html = page
    .replace(/(<script)\b[^>]*>[\s\S]*?<\/script>/g, '$1>')
    .replace(/="[^"]*"/g, '=""')
  const count = (pattern: RegExp) => [...html.matchAll(pattern)].length
  return {
    ...Object.fromEntries(tags.map((tag) => [tag, count(new RegExp(`<${tag}\\b`, 'gi'))])),
    handlers: count(/<[a-z][^<>]*\son[a-z]+\s*=/gi),
    styles: count(/<[a-z][^<>]*\sstyle\s*=/gi),
  }
}

export function useHostileTextSite() {
  const storage = siteDatabase()
  let site: TestSite
  let admin: ReturnType<typeof adminCalls>
  let doctor: Doctor

  beforeAll(async () => {
    site = await startTestSite({ sampleContent: false }, { open: storage.open })
    admin = adminCalls(site, await adminToken(site.dataDir))
    doctor = await admin.makeDoctor({ name: 'Dr. Ada Test' })
  })
  afterAll(() => site.stop())

  const json = async <Body>(path: string) => (await (await site.fetch(path)).json()) as Body

  return {
    storage,
    json,
    get site() {
      return site
    },
    get admin() {
      return admin
    },
    get doctor() {
      return doctor
    },
  }
}
