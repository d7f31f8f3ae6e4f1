import { expect, it } from 'vitest'
import { mailedCode } from '../support/mail/outbox.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { crowd } from '../support/requests/crowd.ts'
import { bearer } from '../support/requests/log-in.ts'
import { type BuiltSite, useBuiltSites } from '../support/site/built-site.ts'

const start = useBuiltSites()
const office = '192.0.2.1'
const atOnce = 6
const email = 'admin@example.org'

type Operation = { security?: unknown[]; requestBody?: { content: Record<string, unknown> } }
type Description = { paths: Record<string, Record<string, Operation>> }
type Call = { name: string; path: string; init: () => RequestInit; endsSession: boolean }

/** Every call that needs a session, as the site describes itself. */
async function panelCalls(site: BuiltSite): Promise<Call[]> {
  const { paths } = (await (await site.fetch('/api/openapi.json')).json()) as Description
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => (security ?? []).length > 0)
      .map(([method, { requestBody }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        path: path.replaceAll(/\{\w+\}/g, 'none'),
        init: () => ({ method: method.toUpperCase(), ...bodyFor(requestBody) }),
        endsSession: path.includes('/logout'),
      })),
  )
}

function bodyFor(described: Operation['requestBody']): RequestInit {
  if (!described) return {}
  if ('application/json' in described.content) {
    return { body: '{}', headers: { 'content-type': 'application/json' } }
  }
  const body = new FormData()
  body.set('image', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']))
  return { body }
}

it.each([
  ['their own address', () => office],
  ['eight other addresses', (number: number) => `198.51.100.${number % 8}`],
])(
  'D-15: staff get a response to every call while readers from %s are refused',
  async (_, source) => {
    const site = await start({ env: { TRUST_PROXY: '1', SAMPLE_CONTENT: 'true' } })
    const fromOffice = (path: string, { headers, ...init }: RequestInit = {}) =>
      site.fetch(path, { ...init, headers: { 'x-forwarded-for': office, ...headers } })
    const calls = await panelCalls(site)
    expect(calls.length).toBeGreaterThan(70)
    const token = await adminToken(site.dataDir)
    const readers = crowd(site.url, 420, source)
    try {
      await expect.poll(() => readers.got(503)).toBeGreaterThan(100)
      const before = readers.got(503)
      // The first call with a token that this process has not seen yet.
      const asStaff = (path: string, init: RequestInit = {}) =>
        fromOffice(path, { ...init, headers: { ...init.headers, ...bearer(token) } })
      expect((await asStaff('/api/admin/v1/auth/session')).status).toBe(200)

      const refused: string[] = []
      const waiting = calls.filter(({ endsSession }) => !endsSession)
      const work = async () => {
        for (let call = waiting.pop(); call; call = waiting.pop()) {
          const { status } = await asStaff(call.path, call.init())
          if (status === 429 || status >= 500) refused.push(`${status} ${call.name}`)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      expect(refused).toEqual([])
      // More than one address may search for in a minute.
      expect((await asStaff('/api/admin/v1/enquiries?query=jaw')).status).toBe(200)

      for (const page of ['/login', '/admin/desk', await scriptOf('/login')])
        expect((await fromOffice(page)).status, page).toBe(200)
      expect(await logIn(), 'logged in').toBe(200)
      for (const { name, path, init } of calls.filter(({ endsSession }) => endsSession)) {
        const again = await adminToken(site.dataDir)
        const { status } = await fromOffice(path, { ...init(), headers: bearer(again) })
        expect(status, name).toBeLessThan(300)
      }
      expect(readers.got(503), 'readers refused meanwhile').toBeGreaterThan(before)
    } finally {
      await readers.leave()
    }

    async function scriptOf(page: string): Promise<string> {
      const html = await (await fromOffice(page)).text()
      return /\/assets\/[\w.-]+\.js/.exec(html)![0]
    }

    /** Returns the status of the first call with the session that it begins. */
    async function logIn(): Promise<number> {
      const json = { 'content-type': 'application/json' }
      const post = (path: string, body: unknown) =>
        fromOffice(`/api/admin/v1/auth/${path}`, {
          method: 'POST',
          headers: json,
          body: JSON.stringify(body),
        })
      const sent = await post('send-otp', { email })
      expect(sent.status).toBe(200)
      const { otpToken } = (await sent.json()) as { otpToken: string }
      const otp = await mailedCode(site.dataDir, email)
      const verified = await post('verify-otp', { email, otp, otpToken })
      const { authToken } = (await verified.json()) as { authToken: string }
      return (await fromOffice('/api/admin/v1/auth/session', { headers: bearer(authToken) })).status
    }
  },
)

it('D-15: a session searches past the limit of its network until it has ended', async () => {
  const site = await start()
  const headers = bearer(await adminToken(site.dataDir))
  const refusedOf = async (word: string) => {
    const searches = Array.from({ length: 320 }, async (_, number) => {
      const path = `/api/user/v1/blogs/search?query=${word}${number}`
      return (await site.fetch(path, { headers })).status
    })
    return (await Promise.all(searches)).filter((status) => status === 429).length
  }
  expect((await site.fetch('/api/admin/v1/auth/session', { headers })).status).toBe(200)
  expect(await refusedOf('jaw')).toBe(0)
  const left = await site.fetch('/api/admin/v1/auth/logout', { method: 'POST', headers })
  expect(left.status).toBeLessThan(300)
  expect(await refusedOf('pain')).toBeGreaterThan(0)
})
