// Rows in the copy for pictures whose files are about to come into the bucket, or to leave it, so that
// a copy that is killed leaves none behind of which nobody knows. The site's own sweep goes by them too.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { StoredPicture } from '../images/damaged-pictures.ts'

const atOnce = 200

/** All pictures that the site has stored, some at a time. */
export async function* picturesOf(source: Database): AsyncGenerator<StoredPicture[]> {
  for (let last = ''; ;) {
    const pictures = await source
      .selectFrom('images')
      .select(['key', 'checksum'])
      .where('state', '=', 'stored')
      .where('key', '>', last)
      .orderBy('key')
      .limit(atOnce)
      .execute()
    if (pictures.length === 0) return
    yield pictures
    last = pictures.at(-1)!.key
  }
}

export async function noteComing(
  target: Database,
  pictures: StoredPicture[],
  now: Date,
): Promise<void> {
  const rows = pictures.map(({ key, checksum }) => ({
    ...{ key, checksum, state: 'storing', created_at: now.toISOString(), uploaded_by: '' },
  }))
  await target
    .insertInto('images')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Those of which the target has no row. */
export async function unknownOf(
  target: Database,
  pictures: StoredPicture[],
): Promise<StoredPicture[]> {
  const keys = pictures.map(({ key }) => key)
  const rows = await target.selectFrom('images').select('key').where('key', 'in', keys).execute()
  const known = new Set(rows.map(({ key }) => key))
  return pictures.filter(({ key }) => !known.has(key))
}

/** `keys` is a query for the keys of the pictures. */
export async function noteLeaving(
  target: Database,
  keys: RawBuilder<unknown>,
  now: Date,
): Promise<void> {
  await sql`
    insert into images (key, checksum, state, created_at, uploaded_by)
    select key, '', 'removing', ${now.toISOString()}, '' from (${keys}) as leaving
    on conflict do nothing`.execute(target)
}

/** Some of those that are leaving, after this one. */
export async function leavingAfter(target: Database, last: string): Promise<string[]> {
  const rows = await target
    .selectFrom('images')
    .select('key')
    .where('state', '=', 'removing')
    .where('key', '>', last)
    .orderBy('key')
    .limit(atOnce)
    .execute()
  return rows.map(({ key }) => key)
}

export async function forgetPictures(target: Database, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  await target
    .deleteFrom('images')
    .where('key', 'in', keys)
    .where('state', '=', 'removing')
    .execute()
}
