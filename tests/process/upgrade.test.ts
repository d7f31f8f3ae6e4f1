import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { anotherBuild, assetsIn, type Build } from '../support/site/another-build.ts'
import { freePorts } from '../support/site/free-ports.ts'
import { type HttpSite, httpSite } from '../support/requests/http-site.ts'
import { type SiteProcess, startBuiltSite } from '../support/site/site-process.ts'

const pages = ['/', '/articles', '/contact', '/login']

let dataDir: string
let port: number
let next: Build
let running: SiteProcess
let site: HttpSite

const start = (build?: Build) =>
  startBuiltSite(
    {
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      SAMPLE_CONTENT: 'false',
      PORT: String(port),
    },
    build,
  )

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'academy-upgrade-'))
  port = (await freePorts(1))[0]!
  next = await anotherBuild()
  running = await start()
  site = httpSite(running.url)
})
afterEach(async () => {
  await running.stop()
  await next.remove()
  await rm(dataDir, { recursive: true })
})

/** The second is for a connection that waited to be accepted when the process ended. */
const notTaken = new Set<string | undefined>(['ECONNREFUSED', 'ECONNRESET'])

/** Reads until `stop`; returns what failed, but for connections that nobody was there to take. */
function readOn(paths: () => Iterable<string>) {
  const stopping = new AbortController()
  let rounds = 0
  const failures: string[] = []
  const read = async (path: string) => {
    const url = `http://127.0.0.1:${port}${path}`
    const response = await fetch(url, { headers: { connection: 'close' } })
    await response.arrayBuffer()
    if (!response.ok) failures.push(`${path} ${response.status}`)
  }
  const reading = (async () => {
    while (!stopping.signal.aborted) {
      for (const path of paths()) {
        await read(path).catch((error: Error) => {
          const { code } = error.cause as NodeJS.ErrnoException
          if (!notTaken.has(code)) failures.push(`${path} ${code}`)
        })
      }
      rounds += 1
      await wait(1)
    }
    return failures
  })()
  const round = async () => {
    const before = rounds
    await expect.poll(() => rounds).toBeGreaterThan(before + 1)
  }
  const stop = () => {
    stopping.abort()
    return reading
  }
  return { round, stop }
}

it('readers of either version have its styles and scripts, through an upgrade and back', async () => {
  const old = await assetsIn(site, pages)
  expect(old.size).toBeGreaterThan(20)
  const known = new Set([...pages, ...old])
  const reader = readOn(() => known)
  await reader.round()

  await running.stop()
  running = await start(next)
  const fresh = await assetsIn(site, pages)
  expect(fresh.size).toBe(old.size)
  expect([...fresh].filter((address) => old.has(address))).toEqual([])
  for (const address of fresh) known.add(address)
  await reader.round()

  // As a build into the folder of the running site does.
  await rm(join(next.folder, 'build', 'client'), { recursive: true })
  await reader.round()
  for (const path of ['/favicon.svg', '/pictures/hero-day.svg']) {
    const { status, headers } = await site.fetch(path)
    expect([status, headers.get('cache-control')], path).toEqual([404, 'no-store'])
  }

  await running.stop()
  running = await start()
  await reader.round()
  expect(await reader.stop()).toEqual([])
})
