import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseName } from '../../../server/database/opening/site-files.ts'
import type { DrilledSite } from './drilled-site.ts'

const compared = [
  ...['blogs', 'enquiries', 'enquiry_mails', 'enquiry_notes', 'audit_log', 'drafts', 'revisions'],
  ...['images', 'visit_days', 'visit_totals', 'search_terms', 'blog_tags', 'doctors'],
]

/** Compares every row of the long tables, and every tenth picture; returns what differs. */
export async function differences(site: DrilledSite, restored: DrilledSite): Promise<string[]> {
  const found: string[] = []
  const sqlite = new DatabaseSync(join(restored.dataDir, databaseName), { readOnly: true })
  sqlite.prepare('attach ? as before').run(join(site.dataDir, databaseName))
  const rows = (query: string) => sqlite.prepare(query).get()!['count'] as number
  for (const table of compared) {
    const [was, is] = ['before', 'main'].map((name) =>
      rows(`select count(*) as count from ${name}.${table}`),
    )
    const other = rows(`select count(*) as count from (
      select * from before.${table} except select * from main.${table})`)
    if (was !== is || other > 0) found.push(`${table}: ${was} rows, then ${is}, ${other} differ`)
  }
  sqlite.close()
  const folder = (of: DrilledSite) => join(of.dataDir, 'images')
  const names = await readdir(folder(site))
  if (names.length !== (await readdir(folder(restored))).length) found.push('pictures are missing')
  for (const name of names.filter((_, index) => index % 10 === 0)) {
    const [was, is] = await Promise.all(
      [site, restored].map((of) => readFile(join(folder(of), name))),
    )
    if (!was!.equals(is!)) found.push(`the picture ${name} differs`)
  }
  return found
}
