import { type SqlBool, sql } from 'kysely'
import { imageAddress } from '../../shared/image-address.ts'
import type { PictureUse } from '../../shared/picture.ts'
import type { Database } from '../database/database.ts'
import { type Holder, isOwnOnly } from '../people/permit.ts'
import { permittedDrafts } from '../records/draft-rights.ts'

const address = sql<string>`('/images/' || images.key || '.jpg')`

/** Whether a record, or a draft that is not in the trash, shows the picture of an `images` row. */
export const isUsed = sql<SqlBool>`(
  exists (select 1 from blogs where blogs.image_url = ${address})
  or exists (select 1 from doctors where doctors.image_url = ${address})
  or exists (select 1 from drafts where drafts.image_url = ${address} and drafts.trashed_at is null)
  or exists (select 1 from blog_text_pictures as shown where shown.key = images.key)
  or exists (select 1 from doctor_text_pictures as shown where shown.key = images.key)
  or exists (
    select 1 from draft_text_pictures as shown join drafts on drafts.number = shown.number
    where shown.key = images.key and drafts.trashed_at is null)
)`

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

  const blogs = await db
    .selectFrom('blogs')
    .leftJoin('blog_text_pictures as shown', 'shown.number', 'blogs.number')
    .select(['blogs.id', 'blogs.title', 'blogs.image_url', 'shown.key'])
    .$if(isOwnOnly(viewer, 'articles.read'), (query) =>
      query.where('author_number', '=', ({ selectFrom }) =>
        selectFrom('doctors')
          .select('number')
          .where('id', '=', viewer.doctorId ?? ''),
      ),
    )
    .where(({ or, eb }) => or([eb('image_url', 'in', addresses), eb('shown.key', 'in', keys)]))
    .execute()
  for (const { id, title, image_url, key } of blogs) {
    for (const one of [keyOf.get(image_url), key])
      note(one ?? undefined, { kind: 'article', id, title })
  }
  const doctors = await db
    .selectFrom('doctors')
    .leftJoin('doctor_text_pictures as shown', 'shown.number', 'doctors.number')
    .select(['doctors.id', 'doctors.name', 'doctors.image_url', 'shown.key'])
    .where(({ or, eb }) => or([eb('image_url', 'in', addresses), eb('shown.key', 'in', keys)]))
    .execute()
  for (const { id, name: title, image_url, key } of doctors) {
    for (const one of [keyOf.get(image_url), key])
      note(one ?? undefined, { kind: 'doctor', id, title })
  }
  const drafts = await db
    .selectFrom('drafts')
    .leftJoin('draft_text_pictures as shown', 'shown.number', 'drafts.number')
    .leftJoin('blogs', 'blogs.number', 'drafts.blog_number')
    .leftJoin('doctors', 'doctors.number', 'drafts.doctor_number')
    .select(['drafts.id', 'drafts.kind', 'drafts.fields', 'drafts.image_url', 'shown.key'])
    .select(['blogs.id as blog_id', 'doctors.id as doctor_id'])
    .where('drafts.trashed_at', 'is', null)
    .where(permittedDrafts(viewer))
    .where(({ or, eb }) =>
      or([eb('drafts.image_url', 'in', addresses), eb('shown.key', 'in', keys)]),
    )
    .execute()
  for (const { id, kind, fields, image_url, key, blog_id, doctor_id } of drafts) {
    const record = blog_id ?? doctor_id
    const title = titleIn(fields)
    for (const one of [keyOf.get(image_url), key]) {
      const isKnown = uses.get(one ?? '')?.some((use) => use.kind !== 'draft' && use.id === record)
      const use = { kind: 'draft', id: record ? `${kind}.${record}` : `new.${id}`, title } as const
      if (!isKnown) note(one ?? undefined, use)
    }
  }
  return uses
}

function titleIn(fields: string | null): string {
  const { title, name } = JSON.parse(fields ?? '{}') as { title?: string; name?: string }
  return title || name || '(no title)'
}
