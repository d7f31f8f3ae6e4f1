import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakTables } from '../support/stores/break-tables.ts'
import { type SiteProcess, startSiteProcess } from '../support/site/site-process.ts'

type Line = {
  msg: string
  requestId?: string
  kind?: string
  path?: string
  status?: number
  kept?: true
  ms?: number
  repeated?: number
}

let dataDir: string
let site: SiteProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-lines-'))
  site = await startSiteProcess({
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'debug',
    ADMIN_EMAILS: 'admin@example.org',
  })
})
afterAll(async () => {
  await site.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** The response, the id that it carries, and the lines of the log that carry it. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers })
  const body = await response.text()
  const id = response.headers.get('x-request-id')!
  await expect.poll(() => linesOf(id)).toContainEqual(expect.objectContaining({ msg: 'request' }))
  const lines = linesOf(id)
  return { status: response.status, body, id, lines, line: lines.find(isRequest)! }
}

const isRequest = ({ msg }: Line) => msg === 'request'

const linesOf = (id: string) => linesWith(`"requestId":"${id}"`)

function linesWith(text: string): Line[] {
  const said = site.said().split('\n').slice(0, -1)
  return said.filter((line) => line.includes(text)).map((line) => JSON.parse(line) as Line)
}

describe('every response carries the id that its line in the log has', () => {
  it('made, kept and not modified', async () => {
    const made = await ask('/about')
    expect(made.id).toMatch(/^[a-z0-9]+-[a-z0-9]+$/)
    expect(made.line).toMatchObject({ kind: 'page', path: '/about', status: 200, method: 'GET' })
    expect(made.line.ms).toBeGreaterThan(0)
    const kept = await ask('/about')
    expect(kept.line).toMatchObject({ path: '/about', status: 200, kept: true })
    expect((await ask('/about', { 'if-none-match': '*' })).line).toMatchObject({ status: 304 })
    expect(kept.id).not.toBe(made.id)
    expect(kept.body).toBe(made.body)
  })

  it.each(['/api/user/v1/blogs', '/healthz', '/login', '/robots.txt', '/api/admin/v1/blogs'])(
    '%s',
    async (path) => {
      const { line, lines } = await ask(path)
      expect(line.kind).toBeTruthy()
      expect(lines.filter(isRequest)).toHaveLength(1)
    },
  )

  it('whatever id a caller sends', async () => {
    const { id } = await ask('/terms', { 'x-request-id': 'forged' })
    expect(id).not.toBe('forged')
    expect(site.said()).not.toContain('forged')
  })

  it('P-02: without what was searched for, a token, or a path that leads nowhere', async () => {
    const search = await ask('/articles?query=private-trouble')
    expect(search.line.path).toBe('/articles')
    expect((await ask('/private-trouble')).line).not.toHaveProperty('path')
    await ask('/newsletter/confirm/private-trouble')
    const author = await ask('/api/user/v1/blogs/author/private-trouble')
    expect(author.line).toMatchObject({ path: '/api/user/v1/blogs/author/…', status: 200 })
    const encoded = await ask('/api/user/v1/blogs/%61uthor/private-trouble')
    expect(encoded.line).toMatchObject({ path: '/api/user/v1/blogs/author/…', status: 200 })
    expect(site.said()).not.toContain('private-trouble')
  })
})

it('R-01: a violated policy is an event without the reporter’s own words', async () => {
  const send = (directive: string, blocked: string) =>
    fetch(`${site.url}/policy-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({
        'csp-report': {
          'document-uri': `${site.url}/articles/x?private-trouble`,
          'effective-directive': directive,
          'blocked-uri': blocked,
        },
      }),
    })
  await send('script-src-elem', 'inline')
  await send('private-trouble', 'https://private-trouble.example/x.js')
  await send('script-private-trouble', 'inline')
  const events = () => linesWith('"event":"policy violated"')
  await expect.poll(events).toHaveLength(3)
  expect(events()).toMatchObject([
    { route: 'page', directive: 'script-src-elem', blocked: 'inline' },
    { route: 'page', directive: 'other', blocked: 'address' },
    { route: 'page', directive: 'other', blocked: 'inline' },
  ])
  expect(site.said()).not.toContain('private-trouble')
})

describe('a failure', () => {
  it('names the id on its page and in the log, and nothing else', async () => {
    await breakTables(dataDir)
    const { status, body, id, lines } = await ask('/articles/no-longer-there')
    expect(status).toBe(500)
    expect(body).toContain(`Reference: ${id}`)
    expect(body).not.toMatch(/sqlite|blogs|no such/i)
    expect(lines.map(({ msg }) => msg)).toEqual(['a page failed', 'request'])

    const call = await ask('/api/user/v1/blogs?limit=7')
    expect(call.status).toBe(500)
    expect(call.lines.map(({ msg }) => msg)).toEqual(['request failed', 'request'])
  })
})

it('P-04: refusals of one source are logged once, and their number at the end of the minute', async () => {
  const refuse = () => fetch(`${site.url}/api/admin/v1/contact/all`)
  const calls = await Promise.all(Array.from({ length: 100 }, refuse))
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([401]))
  await site.stop()
  // A minute may have ended between them.
  const few = 6
  const told = (text: string) => {
    const lines = linesWith(text)
    expect(lines.length).toBeLessThan(few)
    return lines.reduce((sum, { repeated = 1 }) => sum + repeated, 0)
  }
  await expect.poll(() => told('"route":"/api/admin/v1/contact/all"')).toBe(100)
  // Another test was refused once.
  await expect.poll(() => told('"status":401')).toBe(101)
})
