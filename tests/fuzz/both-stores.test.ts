import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Blog } from '../../shared/blog.ts'
import { timeLimitsMs } from '../support/site/built-program.ts'
import { adminCalls, goodBlog } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { imageCalls } from '../support/requests/image-calls.ts'
import { type MailServer, startMailServer } from '../support/mail/mail-server.ts'
import { photo } from '../support/data/pictures.ts'
import { startTestSite, type TestSite } from '../support/site/test-site.ts'
import { describedCalls, type Description, rightValues } from './described-calls.ts'
import { fuzz, fuzzOptions, fuzzTimeout, tell } from './fuzz-run.ts'
import { type FuzzedRequest, mutatedRequest } from './mutated-request.ts'
import { pageCalls } from './page-calls.ts'
import { type FuzzedResponse, sendFuzzed } from './send-fuzzed.ts'

type Attacked = { site: TestSite; token: string; blog: Blog }

const agent = new Agent({ keepAlive: true })

let mail: MailServer
let folder: string
let attacked: Attacked[]
const usualTimeLimits = { ...timeLimitsMs }

beforeAll(async () => {
  // On a busy machine a statement may take longer than a site waits, which SQLite never says.
  for (const name of ['statement', 'response', 'queue'] as const) timeLimitsMs[name] = 120_000
  mail = await startMailServer()
  folder = await mkdtemp(join(tmpdir(), 'academy-file-'))
  const settings = { sampleContent: false, trustProxy: 1, smtpUrl: mail.url }
  const bytes = await photo(40, 24, 'png')
  const begin = async (where: { dataDir?: string }): Promise<Attacked> => {
    const site = await startTestSite({ ...settings, ...where, adminEmails: ['admin@example.org'] })
    const token = await adminToken(site.dataDir)
    const image_url = await imageCalls(site, token).store({ bytes })
    const doctor = await adminCalls(site, token).makeDoctor({ name: 'Dr. Ada Marsh' })
    const blog = await adminCalls(site, token).makeBlog({ ...goodBlog(doctor._id), image_url })
    return { site, token, blog }
  }
  attacked = [await begin({ dataDir: folder }), await begin({})]
}, fuzzTimeout('both stores'))
afterAll(async () => {
  Object.assign(timeLimitsMs, usualTimeLimits)
  agent.destroy()
  for (const { site } of attacked) await site.stop()
  await mail.stop()
  await rm(folder, { recursive: true })
})

/** What is made at random or told by the clock. */
const own = [
  /\d{4}-\d\d-\d\dT[\d:.]+Z/,
  /[\w-]{43}/,
  /(?<="_id":")[\w-]{22}(?=")/,
  /\b(?:[0-9a-f]{16}){1,2}\b/,
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/,
]
const anyOwn = new RegExp(own.map(({ source }) => source).join('|'), 'g')

/** The bucket's own address of a picture, which alone has signatures. */
const signed = /http:[^"]+(\/images\/[^"?]+)\?[^"]+/

const alike = (text: string) => text.replace(signed, '$1').replaceAll(anyOwn, '*')

/** The request as it is to be sent to this one of both: its own picture, time and token. */
function sentTo({ token, blog }: Attacked, { headers, body, ...sent }: FuzzedRequest) {
  const [{ blog: first }] = attacked as [Attacked]
  const { authorization } = headers
  return {
    ...sent,
    headers: {
      ...headers,
      ...(authorization && { authorization: authorization.replace('GOOD', token) }),
    },
    body: body
      ?.replaceAll(first.image_url, blog.image_url)
      .replaceAll(first.updatedAt, blog.updatedAt),
  }
}

async function responseOf(one: Attacked, request: FuzzedRequest): Promise<FuzzedResponse> {
  const answer = await sendFuzzed(one.site, sentTo(one, request), agent)
  // Among what is tried is logging out.
  if (answer.status === 204) one.token = await adminToken(one.site.dataDir)
  return answer
}

it(
  'V-20, V-28: a file and servers give the same response to whatever is sent',
  fuzzOptions('both stores'),
  async () => {
    const [{ site, blog }] = attacked as [Attacked]
    const description = (await (await site.fetch('/api/openapi.json')).json()) as Description
    const calls = [...describedCalls(description, rightValues(blog)), ...pageCalls]
    const ids = [blog._id, blog.author_id!._id, 'nobody']
    const requests = mutatedRequest(calls, ids, { good: 'GOOD', wrong: 'x'.repeat(43) })
    const statuses: Record<number, number> = {}
    await fuzz('both stores', requests, async (request) => {
      const name = `${request.method} ${request.path} ${request.body?.slice(0, 300)}`
      const [file, servers] = [
        await responseOf(attacked[0]!, request),
        await responseOf(attacked[1]!, request),
      ]
      statuses[file.status] = (statuses[file.status] ?? 0) + 1
      expect(servers.status, `${name}: ${servers.text.slice(0, 300)}`).toBe(file.status)
      expect(alike(servers.text), name).toBe(alike(file.text))
      expect(servers.total, name).toBe(file.total)
      expect(file.status, name).not.toBe(500)
    })
    for (const path of ['/blogs', '/authors', '/contact/all']) {
      const stored = attacked.map(async ({ site, token }) =>
        alike(await (await adminCalls(site, token).get(path)).text()),
      )
      const [file, servers] = await Promise.all(stored)
      expect(servers).toBe(file)
    }
    tell(`V-28: both stores answered alike, ${JSON.stringify(statuses)}`)
  },
)
