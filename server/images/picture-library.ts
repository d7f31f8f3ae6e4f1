import { type Selectable, sql } from 'kysely'
import { imageAddress, parseImageAddress } from '../../shared/image-address.ts'
import type { Picture, PictureQuery, PictureUse } from '../../shared/picture.ts'
import type { Clock } from '../core/clock.ts'
import { containsWords, filterWords } from '../database/contains-words.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { type Holder, isOwnOnly, type Permit } from '../people/permit.ts'
import type { ImageStore } from './image-store.ts'
import {
  changeDescription,
  describe,
  type Description,
  focalPoints,
  type PictureChange,
} from './picture-descriptions.ts'
import { isUsed, usesOf } from './picture-uses.ts'

type Row = Omit<Selectable<Tables['images']>, 'state'>

export type PictureLibrary = ReturnType<typeof createPictureLibrary>

/** The panel's picture library: metadata and descriptions. */
export function createPictureLibrary(db: Database, clock: Clock, store: ImageStore) {
  /** Fills in the size of pictures from before it was recorded. */
  async function withSize(row: Row): Promise<Row> {
    if (row.bytes > 0) return row
    const bytes = (await store.size(`${row.key}.jpg`).catch(() => undefined)) ?? 0
    // unaudited: the size itself has not changed
    await db.updateTable('images').set({ bytes }).where('key', '=', row.key).execute()
    return { ...row, bytes }
  }

  async function json(rows: Row[], viewer: Holder): Promise<Picture[]> {
    const uses = await usesOf(
      db,
      viewer,
      rows.map(({ key }) => key),
    )
    const sized = await Promise.all(rows.map(withSize))
    return sized.map((row) => pictureJson(row, uses.get(row.key) ?? []))
  }

  function found({ query = '', used, alt }: Partial<PictureQuery>, viewer: Holder) {
    const words = filterWords(query)
    const names = isOwnOnly(viewer, 'articles.read')
      ? sql.ref<string>('images.filter_text')
      : namesOf
    return db
      .selectFrom('images')
      .where('state', '=', 'stored')
      .$if(used === 'yes', (found) => found.where(isUsed))
      .$if(used === 'no', (found) => found.where(({ not }) => not(isUsed)))
      .$if(alt === 'missing', (found) => found.where('alt', '=', '').where('decorative', '=', 0))
      .$if(words.length > 0, (found) => found.where(containsWords(db, names, words)))
  }

  return {
    /** Returns one page of the stored pictures, newest first. */
    async list(query: PictureQuery, viewer: Holder): Promise<{ items: Picture[]; total: number }> {
      const { limit, page } = query
      const { total } = await found(query, viewer)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await found(query, viewer)
        .selectAll('images')
        .orderBy('created_at', 'desc')
        .orderBy('key')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      return { items: await json(rows, viewer), total }
    },

    /** Returns the uses of a picture that the viewer may see. */
    usesOf: async (key: string, viewer: Holder): Promise<PictureUse[]> =>
      (await usesOf(db, viewer, [key])).get(key) ?? [],

    /**
     * Changes a picture's description. Throws 404 if there is no such picture, 409 if it has changed
     * since it was read.
     */
    async change(
      key: string,
      change: PictureChange,
      { by, permit }: { by: Holder; permit: Permit },
    ): Promise<Picture> {
      const row = await changeDescription(db, clock, key, change, { by: by.email, permit })
      const [changed] = await json([row], by)
      return changed!
    },

    described: (address: string): Promise<Description> => describe(db, address),

    focalPoints: () => focalPoints(db),
  }
}

/**
 * The picture's own texts plus the title of a record that shows it, because pictures older than names
 * have nothing else.
 */
const namesOf = sql<string>`(
  images.filter_text
  || ' ' || coalesce((select title_key from blogs
    where blogs.image_url = '/images/' || images.key || '.jpg' limit 1), '')
  || ' ' || coalesce((select name_key from doctors
    where doctors.image_url = '/images/' || images.key || '.jpg' limit 1), '')
)`

export function pictureJson(row: Row, usedIn: PictureUse[]): Picture {
  const { key, created_at } = row
  const imageUrl = imageAddress(key)
  const { width = 0, height = 0 } = parseImageAddress(imageUrl) ?? {}
  return {
    _id: key,
    imageUrl,
    name: row.name || usedIn[0]?.title || 'Picture',
    alt: row.alt,
    decorative: row.decorative === 1,
    width,
    height,
    bytes: row.bytes,
    focal: { x: row.focal_x, y: row.focal_y },
    usedIn,
    createdAt: created_at,
    updatedAt: row.updated_at || created_at,
  }
}
