import type { ContentVersion } from '../database/content-version.ts'

/** Receives notifications of changes by other instances that share the database. */
export async function listenForChanges(
  databaseUrl: string | undefined,
  contentVersion: ContentVersion,
) {
  if (!databaseUrl) return undefined
  const { listen } = await import('../database/postgres/listen.ts')
  return listen(databaseUrl, 'content_version', () => void contentVersion.refresh())
}
