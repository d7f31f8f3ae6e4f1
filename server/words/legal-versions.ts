import { academy } from '../../content/academy.ts'
import { legal } from '../../content/legal/legal.ts'
import { legalKeys, type LegalPage, programVersion } from '../../content/legal/legal-page.ts'
import { privacyPolicy } from '../../content/legal/privacy-policy.ts'
import { terms } from '../../content/legal/terms.ts'
import { type SiteWords, withWords } from '../../content/words/live.ts'
import { dayIn } from '../../shared/calendar-day.ts'
import type { Database } from '../database/database.ts'
import { dayOfVersion } from '../database/policy-version.ts'

/** A version of a legal page, and the day since which it is in force. */
export type LegalVersion = { version: string; since: string }

export type LegalVersions = ReturnType<typeof createLegalVersions>

const pages: readonly LegalPage[] = [terms, legal, privacyPolicy]
const dayOf = dayIn(academy.timeZone)

/** The versions of legal pages, each at an address of its own. */
export function createLegalVersions(db: Database) {
  return {
    /** Lists the versions of a page, newest first; none while only the program's was ever published. */
    async list(path: LegalPage['path']): Promise<LegalVersion[]> {
      const rows = await versionsOf(db, legalKeys[path])
      if (rows.length < 2) return []
      return rows.map(({ version }) => ({ version, since: dayOfVersion(version) }))
    },

    /** Returns a version of a page as it was; undefined if there is none. */
    async find(path: LegalPage['path'], version: string): Promise<LegalPage | undefined> {
      const row = await db
        .selectFrom('legal_versions')
        .select('content')
        .where('page', '=', legalKeys[path])
        .where('version', '=', version)
        .executeTakeFirst()
      if (row) return JSON.parse(row.content) as LegalPage
      return version === programVersion ? pages.find((page) => page.path === path) : undefined
    },
  }
}

function versionsOf(db: Database, page: string) {
  return db
    .selectFrom('legal_versions')
    .select(['version', 'number'])
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .execute()
}

/**
 * Keeps legal pages as they are before words change, in the transaction of the change: `key` is the page of words. The
 * academy's facts are in all of them.
 */
export async function keepLegalBefore(trx: Database, key: string, before: SiteWords) {
  for (const page of pages) {
    const own = legalKeys[page.path]
    if (key !== own && key !== 'academy') continue
    if ((await versionsOf(trx, own)).length > 0) continue
    const content = withWords(before, () => JSON.stringify(page))
    await trx
      .insertInto('legal_versions')
      .values({ page: own, version: programVersion, number: 1, content })
      .execute()
  }
}

/** Publishes a version of a legal page; does nothing for other pages. `at` is ISO 8601 UTC. */
export async function publishLegalVersion(
  trx: Database,
  key: string,
  after: SiteWords,
  at: string,
): Promise<void> {
  const page = pages.find(({ path }) => legalKeys[path] === key)
  if (!page) return
  const rows = await versionsOf(trx, key)
  const day = dayOf(new Date(at))
  const ofDay = rows.filter(({ version }) => dayOfVersion(version) === day).length
  const version = ofDay === 0 ? day : `${day}-${ofDay + 1}`
  const content = withWords(after, () => JSON.stringify({ ...page, lastChanged: day }))
  const number = (rows[0]?.number ?? 0) + 1
  await trx.insertInto('legal_versions').values({ page: key, version, number, content }).execute()
}
