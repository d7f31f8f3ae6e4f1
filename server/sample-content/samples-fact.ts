import type { Database } from '../database/database.ts'

/** The fact that says whether a new site has got its sample content. */
export const samplesFact = 'sample-content'

/** `added`: no start adds any more. */
export function noteSamples(db: Database, value: 'adding' | 'added') {
  return db
    .insertInto('site_facts')
    .values({ name: samplesFact, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
