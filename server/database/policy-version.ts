import { legalKeys, programVersion } from '../../content/legal/legal-page.ts'
import type { Database } from './database.ts'

/** Returns the version of the privacy policy in force, such as `2026-11-23` or `2026-11-23-2`. */
export async function readPolicyVersion(db: Database): Promise<string> {
  const newest = await db
    .selectFrom('legal_versions')
    .select('version')
    .where('page', '=', legalKeys['/privacypolicy'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.version ?? programVersion
}

/** The day of a version. */
export function dayOfVersion(version: string): string {
  return version.slice(0, 10)
}
