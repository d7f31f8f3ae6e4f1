import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../support/site/built-program.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'

let site: TestSite
/** During an outage every query that finds articles waits for it and fails. */
let outage: Promise<void> | undefined
let asked = 0

const failing: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    const isOfArticles = result.rows.some((row) => 'brief_description' in row)
    if (!outage || !isOfArticles) return result
    asked += 1
    await outage
    throw new Error('no such luck')
  },
}

beforeAll(async () => {
  const open: typeof openDatabase = async (where) => (await openDatabase(where)).withPlugin(failing)
  site = await startTestSite({}, { open })
})
afterAll(() => site.stop())

async function missed(): Promise<number> {
  const metrics = await (await site.fetch('/metrics')).text()
  return Number(/^academy_page_cache_requests_total\{result="miss"\} (\d+)$/m.exec(metrics)?.[1])
}

it('all who wait for a page that fails get one reference, which is the id of their response', async () => {
  const before = await missed()
  const { promise, resolve: end } = Promise.withResolvers<void>()
  outage = promise
  const first = site.fetch('/articles')
  await expect.poll(() => asked).toBeGreaterThan(0)
  const others = Array.from({ length: 4 }, () => site.fetch('/articles'))
  await expect.poll(missed).toBe(before + 5)
  end()
  const responses = await Promise.all([first, ...others])
  const pages = await Promise.all(responses.map((answer) => answer.text()))
  outage = undefined

  expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(500))
  const ids = responses.map(({ headers }) => headers.get('x-request-id'))
  const references = pages.map((page) => /Reference: (?:<[^>]*>)*([\w-]+)/.exec(page)?.[1])
  expect(references).toEqual(ids)
  expect(new Set(ids).size, 'made once').toBe(1)

  const after = await site.fetch('/articles')
  expect(after.status).toBe(200)
  expect(after.headers.get('x-request-id')).not.toBe(ids[0])
})
