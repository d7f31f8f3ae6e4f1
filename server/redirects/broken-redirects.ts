import type { Database } from '../database/database.ts'

/** Returns a sentence for each redirect that leads to another one, which the site never makes. */
export async function brokenRedirects(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('redirects')
    .select(['source', 'target'])
    .where('target', 'in', (eb) => eb.selectFrom('redirects').select('source'))
    .orderBy('source')
    .execute()
  return rows.map(({ source, target }) => `${source} leads to ${target}, which leads on itself`)
}
