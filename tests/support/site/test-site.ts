import type { AddressInfo } from 'node:net'
import type { Settings } from '../../../server/core/env.ts'
import type { ReplaceableParts } from '../../../server/main/services.ts'
import { createApp, readSettings } from './built-program.ts'
import { freshStore, storeOf } from '../stores/fresh-database.ts'
import { sampleStore } from '../stores/sample-store.ts'
import { type HttpSite, httpSite } from '../requests/http-site.ts'

export type TestSite = HttpSite & { dataDir: string; stop(): Promise<void> }

/**
 * The real site over real HTTP on a free port, with its own data directory, database and pictures, or with
 * those of the given directory, which are kept.
 */
export async function startTestSite(
  overrides: Partial<Settings> = {},
  parts: ReplaceableParts = {},
): Promise<TestSite> {
  const { dataDir: given, sampleContent = true } = overrides
  const fresh = sampleContent ? sampleStore : freshStore
  const store = given ? storeOf(given) : await fresh()
  const { dataDir, databaseUrl, bucket, remove } = store
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' })
  const undeclared = new Set<string>()
  const onUndeclared = (sentence: string) => undeclared.add(sentence)
  const app = await createApp(
    { ...settings, databaseUrl, bucket, ...overrides },
    { onUndeclared, ...parts },
  )
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
      if (undeclared.size > 0) throw new Error([...undeclared].join('\n'))
    },
  }
}
