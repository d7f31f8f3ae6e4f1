import { publicPages } from '../../content/public-pages.ts'
import { recordKinds, type BegunKind, begunKinds } from '../../shared/record-kinds.ts'
import type { Database } from '../database/database.ts'
import { ownPath } from './linked-texts.ts'
import { recordTables } from './record-tables.ts'

/** Returns the status of the site's own response to a HEAD request for a path. */
export type StatusOf = (path: string) => Promise<number>

export type LinkTargets = ReturnType<typeof createLinkTargets>

const gone = new Set([404, 410])
/** How many responses of the site are remembered. */
const mostAsked = 10_000

/** Pages that are always there. */
const pages = new Set(
  publicPages.flatMap(({ path, ids }) => {
    if (ids) return ids.map((id) => path.replace(/:\w+$/, id))
    return path.includes(':') ? [] : [path]
  }),
)

type Parts = { db: Database; siteUrl: string; statusOf: StatusOf }

/** Decides which links lead to a page. Create one for each run: it remembers the site's responses. */
export function createLinkTargets({ db, siteUrl, statusOf }: Parts) {
  const asked = new Map<string, boolean>()

  async function isThere(path: string): Promise<boolean> {
    const known = asked.get(path)
    if (known !== undefined) return known
    const answer = !gone.has(await statusOf(path))
    if (asked.size < mostAsked) asked.set(path, answer)
    return answer
  }

  return {
    /** Returns those of these addresses that are on this site and lead nowhere. */
    async leadingNowhere(addresses: readonly string[]): Promise<Set<string>> {
      const paths = new Map<string, string>()
      for (const address of addresses) {
        const path = ownPath(address, siteUrl)
        if (path !== undefined && !pages.has(path)) paths.set(address, path)
      }
      const records = await existingRecords(db, [...paths.values()])
      const found = new Set<string>()
      for (const [address, path] of paths) {
        // The site itself knows what else it serves: pictures, feeds, redirects.
        if (!records.has(path) && !(await isThere(path))) found.add(address)
      }
      return found
    },
  }
}

/** Returns the paths that lead to pages of published articles and doctors. */
async function existingRecords(db: Database, paths: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const kind of begunKinds) {
    const ids = new Map(paths.flatMap((path) => idIn(kind, path)))
    if (ids.size === 0) continue
    const rows = await db
      .selectFrom(recordTables[kind])
      .select('id')
      .where('id', 'in', [...ids.keys()])
      .execute()
    for (const { id } of rows) found.add(ids.get(id)!)
  }
  return found
}

function idIn(kind: BegunKind, path: string): [id: string, path: string][] {
  const { page } = recordKinds[kind]
  const id = path.startsWith(page) ? path.slice(page.length) : ''
  return /^[\w-]+$/.test(id) ? [[id, path]] : []
}
