import { type Selectable, sql } from 'kysely'
import { imageAddress, parseImageAddress } from '../../shared/image-address.ts'
import { foldText } from '../../shared/letters.ts'
import type {
  FocalPoint,
  Picture,
  pictureInput,
  PictureQuery,
  PictureUse,
} from '../../shared/picture.ts'
import type { z } from '../../shared/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import { containsWords, filterWords } from '../database/contains-words.ts'
import { leaveUntold } from '../database/audit-trail.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import type { Tables } from '../database/tables.ts'
import { changeContent } from '../database/transaction.ts'
import { type Holder, isOwnOnly, type Permit } from '../people/permit.ts'
import type { ImageStore } from './image-store.ts'
import { isUsed, usesOf } from './picture-uses.ts'

type Row = Omit<Selectable<Tables['images']>, 'state'>
/**
 * What staff have entered: an alternative text, '' for a decorative picture, and a focal point other
 * than the centre.
 */
type Said = { alt?: string; focal?: FocalPoint }
type Change = z.output<typeof pictureInput>

export const pictureNotFound = () => new HttpError(404, 'Picture not found')

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
      change: Change,
      { by, permit }: { by: Holder; permit: Permit },
    ): Promise<Picture> {
      const { name, alt, decorative, focal, updatedAt } = change
      const row = await changeContent(db, async (trx) => {
        await permit(trx)
        const before = await selectForUpdate(trx, 'images')
          .selectAll()
          .where('key', '=', key)
          .where('state', '=', 'stored')
          .executeTakeFirst()
        if (!before) throw pictureNotFound()
        const known = before.updated_at || before.created_at
        if (updatedAt !== undefined && updatedAt !== known) {
          throw new HttpError(409, 'Somebody else has saved this in the meantime.')
        }
        const described = {
          name,
          alt: decorative ? '' : alt,
          decorative: decorative ? 1 : 0,
          filter_text: foldText(`${name} ${alt}`),
          updated_at: nextTimestamp(clock, known),
          ...(focal && { focal_x: focal.x, focal_y: focal.y }),
        }
        await trx.updateTable('images').set(described).where('key', '=', key).execute()
        const fields = [
          ...(name === before.name ? [] : ['name']),
          ...(described.alt === before.alt ? [] : ['alt']),
          ...(described.decorative === before.decorative ? [] : ['decorative']),
          ...(!focal || (focal.x === before.focal_x && focal.y === before.focal_y)
            ? []
            : ['focal']),
        ]
        if (fields.length > 0) {
          await recordAudit(trx, {
            at: described.updated_at,
            by: by.email,
            action: 'changed',
            kind: 'image',
            record: key,
            title: name,
            fields,
          })
        } else leaveUntold(trx, ['images'], 'nothing differs from before')
        return { ...before, ...described }
      })
      const [changed] = await json([row], by)
      return changed!
    },

    /** Returns what staff have entered about the picture with this address. */
    async said(address: string): Promise<Said> {
      const key = parseImageAddress(address)?.key
      if (!key) return {}
      const [row] = await saidOf(db, key)
      if (!row) return {}
      const { alt, decorative, x, y } = row
      return {
        ...((alt || decorative) && { alt }),
        ...((x !== 0.5 || y !== 0.5) && { focal: { x, y } }),
      }
    },

    /** Returns the focal points that are not in the centre. */
    async focalPoints(): Promise<{ key: string; x: number; y: number }[]> {
      const rows = await db
        .selectFrom('images')
        .select(['key', 'focal_x', 'focal_y'])
        .where('state', '=', 'stored')
        .where(({ or, eb }) => or([eb('focal_x', '!=', 0.5), eb('focal_y', '!=', 0.5)]))
        .orderBy('key')
        .execute()
      return rows.map(({ key, focal_x: x, focal_y: y }) => ({ key, x, y }))
    },
  }
}

const saidOf = compileOnce<{ alt: string; decorative: number } & FocalPoint>((db) =>
  db
    .selectFrom('images')
    .select(['alt', 'decorative', 'focal_x as x', 'focal_y as y'])
    .where('key', '=', ''),
)

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
