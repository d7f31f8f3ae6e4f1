import type { AddressInfo } from 'node:net'
import { createApp } from '../../server/app.ts'
import { readSettings, type Settings } from '../../server/env.ts'
import type { ReplaceableParts } from '../../server/services.ts'
import { freshStore, storeOf } from './fresh-database.ts'

export type TestSite = {
  url: string
  dataDir: string
  /** A request to the site, by path. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  stop(): Promise<void>
}

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
  const url = `http://127.0.0.1:${port}`
  const request: TestSite['fetch'] = (path, init) => fetch(url + path, init)
  return {
    url,
    dataDir,
    fetch: request,
    postJson: (path, body, headers) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async stop() {
      const closing = app.close()
      app.server.closeAllConnections()
      await closing
      await remove()
    },
  }
}
