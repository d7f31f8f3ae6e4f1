import { statSync } from 'node:fs'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtFiles } from '../../server/core/paths.ts'
import { longText, recordIds, references, writeManyRows } from '../support/data/many-rows.ts'
import { files, inTurns, wholeRecords, others, walk } from '../support/data/walk.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { withRoutes } from '../support/requests/api-routes.ts'
import { type Cost, costOf, slowness } from '../support/requests/thread-cost.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { siteDatabase } from '../support/stores/site-database.ts'

/** Processor time on the machine that bounds were set on. */
const mostMs = 100
const mostBytes = 300_000
/** Bytes that may remain in memory after all responses of the walk. */
const mostKept = 20_000_000

const storage = siteDatabase()
let site: TestSite
let routes: string[]
let token: string

beforeAll(async () => {
  const started = await withRoutes(() =>
    startTestSite({ sampleContent: false }, { open: storage.open }),
  )
  site = started.site
  routes = started.routes.filter(({ method }) => method === 'GET').map(({ url }) => url)
  token = await adminToken(site.dataDir)
  await writeManyRows(storage.db, new Date().toISOString(), 'admin@example.org')
})
afterAll(() => site.stop())

/** Sends an empty body, which bypasses the page cache. */
function ask(path: string) {
  return new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-length': '0' }
    request(site.url + path, { headers }, (response) => {
      const status = response.statusCode!
      buffer(response).then(({ length }) => resolve({ status, bytes: length }), reject)
    })
      .on('error', reject)
      .end()
  })
}

it('every route is in the walk', () => {
  const isFile = (url: string) =>
    statSync(builtFiles + url, { throwIfNoEntry: false })?.isFile() === true
  const known = [...Object.keys(walk), ...others]
  expect(routes.filter((url) => !known.includes(url) && !isFile(url))).toEqual([])
  expect(known.filter((url) => !routes.includes(url))).toEqual([])
})

/** Measures again, and how slow the machine is, where it looks like too much. */
async function checkCost(work: () => Promise<unknown>, bound: keyof Cost): Promise<void> {
  let least = Infinity
  for (let times = 0; times < 6 && least > mostMs; times += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each is measured alone
    const cost = (await costOf(work))[bound]
    least = Math.min(least, cost > mostMs ? cost / slowness() : cost)
  }
  expect(least).toBeLessThanOrEqual(mostMs)
}

const paths = Object.values(walk).flat()

it.each(paths.filter((path) => !wholeRecords.has(path)))('%s', async (path) => {
  const isFile = files.some((file) => path.startsWith(file))
  const look = async () => {
    const { status, bytes } = await ask(path)
    expect(status).toBe(200)
    if (!isFile) expect(bytes).toBeLessThanOrEqual(mostBytes)
  }
  await look()
  await checkCost(look, inTurns.some((one) => path.startsWith(one)) ? 'longestTurn' : 'whole')
})

/** The largest texts that the rules allow, by what they contain most. */
const largest: Record<string, string> = {
  words: longText,
  'signs that stand for phrases': `<p>${'\uFDFA'.repeat(198_000)}</p>`,
  addresses: `<p>${'https://example.org/abc '.repeat(8_200)}</p>`,
  links: `<p>${'<a href="/about">x</a> '.repeat(8_000)}</p>`,
  'equal headings': '<h2>a</h2>'.repeat(9_900),
  paragraphs: '<p>a</p>'.repeat(9_900),
  citations: `<p>${'[1, 2] '.repeat(500)}${'word '.repeat(38_000)}</p>`,
}

it.each(Object.entries(largest))('an article full of %s', async (_of, long_description) => {
  const calls = adminCalls(site, token)
  const body = { ...goodBlog(recordIds.doctor), long_description, references }
  const { _id } = await calls.makeBlog(body)
  await checkCost(async () => {
    expect((await calls.put(`/blogs/${_id}`, body)).status).toBe(200)
  }, 'longestTurn')
  const texts = Buffer.byteLength(long_description)
  await checkCost(async () => {
    const { status, bytes } = await ask(`/articles/${_id}`)
    expect(status).toBe(200)
    expect(bytes).toBeLessThanOrEqual(texts + mostBytes)
  }, 'whole')
})

it('the program keeps little of what it has responded with', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const path of paths) await ask(path)
  expect(used() - before).toBeLessThan(mostKept)
})
