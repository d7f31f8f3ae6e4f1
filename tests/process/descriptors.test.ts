import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminToken } from '../support/requests/admin-token.ts'
import { hugePng } from '../support/data/pictures.ts'
import { type SiteProcess, startSiteProcess } from '../support/site/site-process.ts'

let dataDir: string
let site: SiteProcess
let agent: Agent

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-descriptors-'))
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
  site = await startSiteProcess({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    ADMIN_EMAILS: 'admin@example.org',
  })
})
afterEach(async () => {
  agent.destroy()
  await site.stop()
  await rm(dataDir, { recursive: true })
})

/** On the one connection that there is: another would take a descriptor. */
async function ask(path: string, headers: Record<string, string> = {}, body?: Buffer) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; said: string }>()
  const method = body ? 'POST' : 'GET'
  const sent = request(site.url + path, { method, agent, headers }, (response) => {
    text(response).then((said) => resolve({ status: response.statusCode!, said }), reject)
  })
  sent.on('error', reject).end(body)
  return promise
}

async function upload(token: string) {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(hugePng(40, 24))], 'a.png', { type: 'image/png' }))
  const encoded = new Response(form)
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': encoded.headers.get('content-type')!,
  }
  return ask('/api/v1/images/upload', headers, Buffer.from(await encoded.arrayBuffer()))
}

function allowDescriptors(count: number): void {
  const { status } = spawnSync('prlimit', [`--pid=${site.pid}`, `--nofile=${count}:4096`])
  if (status !== 0) throw new Error('prlimit is needed, of the package util-linux')
}

it.skipIf(process.platform !== 'linux')(
  'F-23: without a descriptor left, programs that draw are not started, and the site lives on',
  async () => {
    const token = await adminToken(dataDir)
    const [article] = JSON.parse((await ask('/api/user/v1/blogs')).said) as { _id: string }[]
    const page = (await ask(`/articles/${article!._id}`)).said
    const shared = new URL(/property="og:image" content="([^"]+)"/.exec(page)![1]!)
    const before = (await readdir(`/proc/${site.pid}/fd`)).length
    allowDescriptors(Math.max(3, before - 8))
    const refused = await upload(token)
    expect([refused.status, refused.said]).toEqual([503, '{"message":"Image upload failed"}'])
    expect((await ask(shared.pathname)).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
    allowDescriptors(1024)
    expect((await upload(token)).status).toBe(201)
    expect((await ask(shared.pathname)).status).toBe(200)
  },
)
