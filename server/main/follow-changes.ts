import { startCachePurge } from '../cache-purge/cache-purge.ts'
import type { ContentVersion } from '../database/content-version.ts'
import type { SharedParts } from './shared-parts.ts'

type Parts = Pick<SharedParts, 'settings' | 'db' | 'log'> & { contentVersion: ContentVersion }

/** Follows changes of content: those of this instance, those of others, and what a cache in front still has. */
export async function followChanges({ settings, db, log, contentVersion }: Parts) {
  await contentVersion.start()
  const notices = await listenForChanges(settings.databaseUrl, contentVersion)
  const { purgeUrl: url, purgeToken: token } = settings
  const cachePurge = url ? startCachePurge({ db, log, contentVersion, url, token }) : undefined
  return {
    async stop(): Promise<void> {
      notices?.stop()
      await contentVersion.stop()
      await cachePurge?.stop()
    },
  }
}

/** Receives notifications of changes by other instances that share the database. */
async function listenForChanges(databaseUrl: string | undefined, contentVersion: ContentVersion) {
  if (!databaseUrl) return undefined
  const { listen } = await import('../database/postgres/listen.ts')
  return listen(databaseUrl, 'content_version', () => void contentVersion.refresh())
}
