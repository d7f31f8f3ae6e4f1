import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { adminCalls } from '../support/requests/admin-calls.ts'
import { adminToken } from '../support/requests/admin-token.ts'
import { type BuiltSite, useBuiltSites } from '../support/site/built-site.ts'

const start = useBuiltSites()
const env = { SAMPLE_CONTENT: 'true', TRUST_PROXY: '1', ADMIN_EMAILS: 'admin@example.org' }

type Seen = { whole: number; cut: number; refused: number; stored: string[] }

/** Readers and writers, each with a connection that stays open, until the site takes none any more. */
function load(site: BuiltSite) {
  const seen: Seen = { whole: 0, cut: 0, refused: 0, stored: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: 12 })
  let number = 0
  const forever = async (ask: () => Promise<void>) => {
    while (seen.refused === 0 || site.child.exitCode === null) {
      await ask().catch(() => (seen.refused += 1))
      if (seen.refused > 100) return
    }
  }
  const call = async (path: string, body?: string): Promise<number> => {
    number += 1
    const headers = {
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      ...(body && { 'content-type': 'application/json', 'content-length': String(body.length) }),
    }
    const sent = request(site.url + path, { agent, method: body ? 'POST' : 'GET', headers }).end(
      body,
    )
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    await text(response).catch(() => (seen.cut += 1))
    if (response.complete) seen.whole += 1
    return response.statusCode!
  }
  const write = async () => {
    const message = `Message ${number}`
    const body = JSON.stringify({ name: 'Ana', email: 'ana@example.org', message })
    if ((await call('/api/user/v1/contact/send-message', body)) === 201) seen.stored.push(message)
  }
  const read = async () => void (await call(`/articles?query=jaw${number % 50}`))
  const all = [...Array.from({ length: 3 }, () => write), ...Array.from({ length: 6 }, () => read)]
  const ended = Promise.all(all.map(forever)).then(() => agent.destroy())
  return { seen, ended }
}

it('G-16: SIGTERM under load cuts no response and loses nothing that was acknowledged', async () => {
  const site = await start({ env })
  const exit = once(site.child, 'exit')
  const { seen, ended } = load(site)
  await expect.poll(() => seen.whole).toBeGreaterThan(100)
  site.child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  await ended
  expect(seen.cut).toBe(0)
  expect(seen.stored.length).toBeGreaterThan(0)

  const again = await start({ env })
  const admin = adminCalls(again, await adminToken(again.dataDir))
  const enquiries = (await (await admin.get('/contact/all')).json()) as { message: string }[]
  const kept = enquiries.map(({ message }) => message)
  expect(kept).toEqual(expect.arrayContaining(seen.stored))
})
