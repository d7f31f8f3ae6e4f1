import { type SqlBool, sql } from 'kysely'
import { findWordPage } from '../../content/words/word-pages.ts'
import { imageAddress } from '../../shared/image-address.ts'
import type { PictureUse } from '../../shared/picture.ts'
import {
  type BegunKind,
  begunKinds,
  type DraftKind,
  recordKinds,
} from '../../shared/record-kinds.ts'
import { scopeOf } from '../../shared/rights.ts'
import type { Database } from '../database/database.ts'
import { type Holder, isOwnOnly } from '../people/permit.ts'
import { permittedDrafts } from '../records/draft-rights.ts'
import { joinedDrafts } from '../records/draft-row.ts'
import { kinds } from '../records/kinds/kinds.ts'

const address = sql<string>`('/images/' || images.key || '.jpg')`

const shown = [
  ...begunKinds.flatMap((kind) => [
    sql`select 1 from ${sql.table(kinds[kind].table)} as record where record.image_url = ${address}`,
    sql`select 1 from ${textPictures(kind)} as shown where shown.key = images.key`,
  ]),
  sql`select 1 from drafts where drafts.image_url = ${address} and drafts.trashed_at is null`,
  sql`select 1 from draft_text_pictures as shown join drafts on drafts.number = shown.number
    where shown.key = images.key and drafts.trashed_at is null`,
  sql`select 1 from site_words where site_words.value = '"' || ${address} || '"'`,
].map((rows) => sql<SqlBool>`exists (${rows})`)

/** Whether a record, or a draft that is not in the trash, shows the picture of an `images` row. */
export const isUsed = sql<SqlBool>`(${sql.join(shown, sql` or `)})`

/**
 * Returns the uses of each picture that the viewer may see, published records first. A record and its
 * own draft count as one use.
 */
export async function usesOf(
  db: Database,
  viewer: Holder,
  keys: string[],
): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>(keys.map((key) => [key, []]))
  if (keys.length === 0) return uses
  const keyOf = new Map(keys.map((key) => [imageAddress(key), key]))
  const addresses = [...keyOf.keys()]
  const note = (key: string | undefined, use: PictureUse) => {
    const known = key === undefined ? undefined : uses.get(key)
    if (known && !known.some(({ kind, id }) => kind === use.kind && id === use.id)) known.push(use)
  }

  for (const kind of begunKinds) {
    const { table, title, called, rights, own } = kinds[kind]
    const mayRead = isOwnOnly(viewer, rights.get) ? own.records(viewer) : sql<SqlBool>`true`
    const { rows } = await sql<Shown & { title: string }>`
      select record.id, ${sql.ref(`record.${title}`)} as title, record.image_url, shown.key
      from ${sql.table(table)} as record
      left join ${textPictures(kind)} as shown on shown.number = record.number
      where ${mayRead}
        and (record.image_url in (${sql.join(addresses)}) or shown.key in (${sql.join(keys)}))
    `.execute(db)
    for (const { id, title, image_url, key } of rows) {
      for (const one of [keyOf.get(image_url), key])
        note(one ?? undefined, { kind: called, id, title })
    }
  }
  for (const { page, value } of await wordsShowing(db, addresses)) {
    const title = findWordPage(page)?.title ?? page
    const mayRead = scopeOf(viewer.role, 'words') !== undefined
    if (mayRead) note(keyOf.get(JSON.parse(value) as string), { kind: 'words', id: page, title })
  }
  const drafts = await joinedDrafts(db)
    .leftJoin('draft_text_pictures as shown', 'shown.number', 'drafts.number')
    .select(['drafts.id', 'drafts.kind', 'drafts.fields', 'drafts.image_url', 'shown.key'])
    .where('drafts.trashed_at', 'is', null)
    .where(permittedDrafts(viewer))
    .where(({ or, eb }) =>
      or([eb('drafts.image_url', 'in', addresses), eb('shown.key', 'in', keys)]),
    )
    .execute()
  for (const { id, kind, fields, image_url, key, live_id: record } of drafts) {
    const page = kind === 'words' ? findWordPage(record ?? '') : undefined
    const title = page?.title ?? titleIn(kind, fields)
    for (const one of [keyOf.get(image_url), key]) {
      const isKnown = uses.get(one ?? '')?.some((use) => use.kind !== 'draft' && use.id === record)
      const use = { kind: 'draft', id: record ? `${kind}.${record}` : `new.${id}`, title } as const
      if (!isKnown) note(one ?? undefined, use)
    }
  }
  return uses
}

/** The fields of words that show one of these pictures. */
function wordsShowing(db: Database, addresses: readonly string[]) {
  return db
    .selectFrom('site_words')
    .select(['page', 'value'])
    .where(
      'value',
      'in',
      addresses.map((one) => JSON.stringify(one)),
    )
    .execute()
}

type Shown = { id: string; image_url: string; key: string | null }

/** The table of the pictures in the rich texts of a kind. */
function textPictures(kind: BegunKind) {
  return sql.table(`${kind}_text_pictures`)
}

function titleIn(kind: DraftKind, fields: string | null): string {
  const { [recordKinds[kind].title]: title } = JSON.parse(fields ?? '{}') as Record<string, string>
  return title || '(no title)'
}
