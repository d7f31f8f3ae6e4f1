import type { AddressInfo } from 'node:net'
import { createApp } from '../../server/app.ts'
import { readSettings, type Settings } from '../../server/env.ts'
import type { ReplaceableParts } from '../../server/services.ts'
import { freshStore, storeOf } from './fresh-database.ts'
import { type HttpSite, httpSite } from './http-site.ts'

export type TestSite = HttpSite & { dataDir: string; stop(): Promise<void> }

/**
 * The real site over real HTTP on a free port, with a data directory and a database of its own, or
 * those of the directory given, which stay.
 */
export async function startTestSite(
  overrides: Partial<Settings> = {},
  parts: ReplaceableParts = {},
): Promise<TestSite> {
  const { dataDir: given } = overrides
  const { dataDir, databaseUrl, remove } = given ? storeOf(given) : await freshStore()
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' })
  const app = await createApp({ ...settings, databaseUrl, ...overrides }, parts)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    ...httpSite(`http://127.0.0.1:${port}`),
    dataDir,
    async stop() {
      const closing = app.close()
      app.server.closeAllConnections()
      await closing
      await remove()
    },
  }
}
