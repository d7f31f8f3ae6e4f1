import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { adminToken } from '../support/requests/admin-token.ts'
import type { RawResponse } from './responses.ts'
import { nodeOn } from './cores.ts'
import { percentile, rounded, type Row } from './figures.ts'
import { putLoad } from './load.ts'
import type { FloodResult } from './flood.ts'
import { madeAnew, pages } from './pages.ts'
import { type ServerProcess, startBareServer, startSite } from './server-process.ts'

const times = 3
const flood = join(import.meta.dirname, 'flood.ts')
const refusal: RawResponse = {
  status: 503,
  headers: ['retry-after', '2', 'content-length', '0'],
  body: '',
}

type AdminCall = { ms: number; status: number }

/** Three times as many new pages as the site can make, while an admin saves and reads. */
export async function measureOverload(dataDir: string, seconds: number): Promise<Row[]> {
  const site = await startSite(dataDir)
  const responseFile = join(dataDir, 'refusal.json')
  await writeFile(responseFile, JSON.stringify(refusal))
  const bare = await startBareServer(responseFile)
  try {
    const headers = { authorization: `Bearer ${await adminToken(dataDir)}` }
    const extent = { connections: 16, headers: madeAnew }
    await putLoad(site, pages.article, { ...extent, seconds: 2 })
    const { requestsPerSecond } = await putLoad(site, pages.article, { ...extent, seconds: 5 })
    const rate = Math.round(requestsPerSecond * times)
    const flooding = startFlood(bare.url, site.url + pages.article, rate, seconds)
    const adminCalls = await callsUntil(flooding, site, headers)
    return [row(requestsPerSecond, rate, await flooding, adminCalls)]
  } finally {
    await Promise.all([site.stop(), bare.stop()])
  }
}

async function startFlood(
  bare: string,
  site: string,
  rate: number,
  seconds: number,
): Promise<FloodResult> {
  const [command, args] = nodeOn('load', [flood, bare, site, String(rate), String(seconds)])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return JSON.parse(await text(child.stdout)) as FloodResult
}

/** Adds a doctor and reads the list, twice a second. */
async function callsUntil(
  end: Promise<unknown>,
  site: ServerProcess,
  headers: Record<string, string>,
): Promise<AdminCall[]> {
  const calls: AdminCall[] = []
  const ended = new AbortController()
  void end.finally(() => ended.abort())
  const url = `${site.url}/api/admin/v1/authors`
  while (!ended.signal.aborted) {
    calls.push(
      await timed(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Doctor ${calls.length}` }),
      }),
      await timed(url, { headers }),
    )
    await pause(500)
  }
  return calls
}

async function timed(url: string, init: RequestInit): Promise<AdminCall> {
  const began = performance.now()
  const response = await fetch(url, init)
  await response.arrayBuffer()
  return { ms: performance.now() - began, status: response.status }
}

function row(capacity: number, rate: number, flooded: FloodResult, admin: AdminCall[]): Row {
  const { atOnce, site: responses } = flooded
  const ms = (values: number[]) => rounded(percentile(values, 99), 0)
  const all = responses.accepted.length + responses.refused.length + responses.failed
  return {
    'capacity req/s': rounded(capacity, 0),
    'sent req/s': rate,
    accepted: `${rounded((responses.accepted.length / all) * 100, 0)} %`,
    'accepted p99 ms': ms(responses.accepted),
    'refused p99 ms': ms(responses.refused),
    'refused without Retry-After': responses.withoutRetryAfter,
    'bare p99 ms': ms(atOnce.refused),
    failed: responses.failed,
    'admin calls': admin.length,
    'admin failed': admin.filter(({ status }) => status >= 300).length,
    'admin p99 ms': ms(admin.map((call) => call.ms)),
  }
}
