import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WordPage, WordPageItem } from '../../shared/words.ts'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
let admin: ReturnType<typeof adminCalls>

beforeAll(async () => {
  site = await startTestSite()
  admin = adminCalls(site, await adminToken(site.dataDir))
})
afterAll(() => site.stop())

const json = async <Body>(response: Response) => (await response.json()) as Body
const read = async (key: string) => json<WordPage>(await admin.get(`/words/${key}`))
const text = async (path: string) => (await site.fetch(path)).text()

it('a changed telephone number is everywhere with the next response, and null returns to the program', async () => {
  const before = await read('academy')
  const pages = ['/contact', '/legal', '/privacypolicy', '/accessibility', '/articles?query=call']
  for (const page of pages) await text(page)
  const saved = await admin.put('/words/academy', {
    values: { telephone: '(212) 555-0199' },
    updatedAt: before.updatedAt,
  })
  expect(saved.status).toBe(200)
  expect(await text('/contact')).toContain('<a href="tel:+12125550199">(212) 555-0199</a>')
  for (const page of pages.slice(1, 4)) expect(await text(page), page).toContain('(212) 555-0199')
  for (const page of pages) expect(await text(page), page).not.toContain('555-0142')
  const list = await json<WordPageItem[]>(await admin.get('/words'))
  expect(list.find(({ key }) => key === 'academy')).toMatchObject({ changed: 1 })

  const stale = { values: { telephone: '1' }, updatedAt: before.updatedAt }
  expect((await admin.put('/words/academy', stale)).status).toBe(409)
  const back = await admin.put('/words/academy', { values: { telephone: null } })
  expect(await json<WordPage>(back)).toMatchObject({ fields: before.fields })
  expect(await text('/contact')).toContain('555-0142')
})
