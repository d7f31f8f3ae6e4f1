// Odd addresses in every position of every route, sent byte for byte to the program that `npm start` runs.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exchange } from '../support/requests/raw-connection.ts'
import { startSiteProcess, type SiteProcess } from '../support/site/site-process.ts'
import { startTestSite } from '../support/site/test-site.ts'
import { oddForms, oddPieces } from './odd-targets.ts'

type Route = { method: string; url: string }

const atOnce = 16
/** They lead where others do. */
const notCalled = new Set(['HEAD', 'OPTIONS', 'TRACE', 'SEARCH', 'QUERY', 'LOCK', 'UNLOCK'])
/** How many of the pieces a position gets, each route others: readers' parameters get all. */
const most = { parameter: 6, elsewhere: 2 }

let routes: Route[]
let dataDir: string
let site: SiteProcess

beforeAll(async () => {
  routes = await allRoutes()
  dataDir = await mkdtemp(join(tmpdir(), 'academy-routes-'))
  site = await startSiteProcess({
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  })
})
afterAll(async () => {
  await site.stop()
  await rm(dataDir, { recursive: true })
})

/** As the router got them. */
async function allRoutes(): Promise<Route[]> {
  const found: Route[] = []
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const each of [method].flat())
        if (!notCalled.has(each)) found.push({ method: each, url })
    })
  }
  subscribe('fastify.initialization', collect)
  try {
    await (await startTestSite({ sampleContent: false })).stop()
  } finally {
    unsubscribe('fastify.initialization', collect)
  }
  return found
}

const parameter = /:[A-Za-z]+|\*/g

function targetsOf({ method, url }: Route, index: number): string[] {
  const some = (count: number) =>
    Array.from({ length: count }, (_, at) => oddPieces[(index * count + at) % oddPieces.length]!)
  const isForReaders = method === 'GET' && !/^\/api\/(?!user)|\*/.test(url)
  const inParameter = isForReaders ? oddPieces : some(most.parameter)
  const elsewhere = some(most.elsewhere)
  const path = url.replaceAll(parameter, 'x')
  const filled = [...url.matchAll(parameter)].flatMap(({ index: start, 0: name }) => {
    const before = url.slice(0, start).replaceAll(parameter, 'x')
    const after = url.slice(start + name.length).replaceAll(parameter, 'x')
    return inParameter.map((piece) => before + piece + after)
  })
  return [
    ...filled,
    ...elsewhere.map((piece) => `${path}/${piece}`),
    ...elsewhere.map((piece) => `/${piece}${path}`),
    ...elsewhere.map((piece) => `${path}?query=${piece}&page=${piece}&${piece}=1`),
    oddForms[index % oddForms.length]!(path),
  ]
}

async function send(method: string, target: string, number: number): Promise<string | undefined> {
  const head = [
    `${method} ${target} HTTP/1.1`,
    'host: localhost',
    // Nobody is to wait for a limit.
    `x-forwarded-for: 2001:db8:${number.toString(16)}::1`,
    'connection: close',
  ]
  const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1')
  const responses = await exchange(site.url, bytes, [method])
  const statuses = responses.map(({ status }) => status)
  const isFine = statuses.length === 1 && statuses[0]! < 500
  return isFine ? undefined : `${method} ${target.slice(0, 200)}: ${statuses.join() || 'nothing'}`
}

it('each gets one response, none of them an error of the server', async () => {
  const requests = routes.flatMap((route, index) =>
    targetsOf(route, index).map((target) => ({ method: route.method, target })),
  )
  expect(routes.length).toBeGreaterThan(100)
  expect(new Set(requests.map(({ target }) => target)).size).toBeGreaterThan(300)
  const wrong: string[] = []
  let number = 0
  const sendInTurn = async () => {
    while (number < requests.length && wrong.length === 0) {
      number += 1
      const { method, target } = requests[number - 1]!
      const found = await send(method, target, number)
      if (found) wrong.push(found)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendInTurn))
  expect(wrong).toEqual([])
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  process.stdout.write(`odd addresses: ${requests.length} of ${routes.length} routes\n`)
})
