import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { adminCalls } from '../../support/requests/admin-calls.ts'
import { adminToken } from '../../support/requests/admin-token.ts'
import { freePorts } from '../../support/site/free-ports.ts'
import { type HttpSite, httpSite } from '../../support/requests/http-site.ts'
import { imageCalls } from '../../support/requests/image-calls.ts'
import { nodeFlags } from '../../support/site/node-flags.ts'
import {
  killBuiltSite,
  type Launch,
  type SiteProcess,
  startBuiltSite,
} from '../../support/site/site-process.ts'
import { storeAt } from '../../support/stores/stored-at.ts'

/** More than one, for each may store so many pictures an hour. */
export const admins = Array.from({ length: 20 }, (_, number) => `admin${number}@example.org`)

/** On a busy machine the database may be slow to respond at first. */
const longestStartMs = 60_000

export type DrilledSite = Awaited<ReturnType<typeof drilledSite>>

/** The calls of one admin. */
export type Hand = {
  token: string
  records: ReturnType<typeof adminCalls>
  pictures: ReturnType<typeof imageCalls>
}

/** The built site on a port and a data directory that stay the same however often it is started. */
export async function drilledSite(more: Record<string, string> = {}, launch: Launch = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'academy-drill-'))
  const [port] = await freePorts(1)
  const url = `http://127.0.0.1:${port}`
  const dataDir = join(folder, 'data')
  const env: Record<string, string> = {
    ...{ PORT: String(port), SITE_URL: url, DATA_DIR: dataDir, SAMPLE_CONTENT: 'false' },
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'silent', TRUST_PROXY: '1', MALLOC_ARENA_MAX: '2' },
    MALLOC_MMAP_THRESHOLD_: '65536',
    ...{ ADMIN_EMAILS: admins.join() },
    ...(more['DATABASE_URL'] && { SECRET: 'the secret of all sites on one database' }),
    ...more,
  }
  if (more['DATABASE_URL']) storeAt(env['DATA_DIR']!, more['DATABASE_URL'])
  const http: HttpSite = httpSite(url)
  let running: SiteProcess | undefined

  return {
    ...http,
    folder,
    dataDir: env['DATA_DIR']!,
    env,
    get process(): SiteProcess {
      return running!
    },

    /** Returns the milliseconds until it was ready, by its log and by `/readyz`. */
    async start(changed: Record<string, string> = {}, otherLaunch = launch): Promise<number> {
      const began = performance.now()
      const { within = [], flags = [] } = otherLaunch
      running = await startBuiltSite(
        { ...env, ...changed },
        { within, flags: [...nodeFlags, ...flags] },
      )
      for (;;) {
        const { status } = await http.fetch('/readyz')
        if (status === 200) break
        if (performance.now() - began > longestStartMs)
          throw new Error(`/readyz responds ${status} after the start`)
        await wait(100)
      }
      return performance.now() - began
    },

    /** Kills it so many ms after it was begun; resolves with whether it was ready by then. */
    startAndKill: (ms: number): Promise<boolean> =>
      killBuiltSite({ ...env }, ms, { flags: nodeFlags }),

    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      await running?.stop(signal)
    },

    /** So many admins who are logged in. */
    async hands(count: number): Promise<Hand[]> {
      const hands: Hand[] = []
      for (const email of admins.slice(0, count)) {
        const token = await adminToken(env['DATA_DIR']!, email)
        hands.push({ token, records: adminCalls(http, token), pictures: imageCalls(http, token) })
      }
      return hands
    },

    async remove(): Promise<void> {
      await running?.stop('SIGKILL')
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
