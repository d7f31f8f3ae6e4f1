import type { FocalPoint, pictureInput } from '../../shared/picture.ts'
import { parseImageAddress } from '../../shared/image-address.ts'
import { foldText } from '../../shared/letters.ts'
import type { z } from '../../shared/schema.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import { skipAudit } from '../database/audit-trail.ts'
import { compileOnce } from '../database/compile-once.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { selectForUpdate } from '../database/select-for-update.ts'
import { changeContent } from '../database/transaction.ts'
import type { Permit } from '../people/permit.ts'

/**
 * What staff have entered: an alternative text, '' for a decorative picture, and a focal point other
 * than the centre.
 */
export type Description = { alt?: string; focal?: FocalPoint }
export type PictureChange = z.output<typeof pictureInput>

export const pictureNotFound = () => new HttpError(404, 'Picture not found')

/**
 * Returns the changed row. Throws 404 if there is no such picture, 409 if it has changed since it was
 * read.
 */
export async function changeDescription(
  db: Database,
  clock: Clock,
  key: string,
  change: PictureChange,
  { by, permit }: { by: string; permit: Permit },
) {
  const { name, alt, decorative, focal, updatedAt } = change
  return changeContent(db, async (trx) => {
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
      ...(!focal || (focal.x === before.focal_x && focal.y === before.focal_y) ? [] : ['focal']),
    ]
    if (fields.length > 0) {
      await recordAudit(trx, {
        at: described.updated_at,
        by,
        action: 'changed',
        kind: 'image',
        record: key,
        title: name,
        fields,
      })
    } else skipAudit(trx, ['images'], 'nothing differs from before')
    return { ...before, ...described }
  })
}

/** Returns what staff have entered about the picture with this address. */
export async function describe(db: Database, address: string): Promise<Description> {
  const key = parseImageAddress(address)?.key
  if (!key) return {}
  const [row] = await descriptionRow(db, key)
  if (!row) return {}
  const { alt, decorative, x, y } = row
  return {
    ...((alt || decorative) && { alt }),
    ...((x !== 0.5 || y !== 0.5) && { focal: { x, y } }),
  }
}

const descriptionRow = compileOnce<{ alt: string; decorative: number } & FocalPoint>((db) =>
  db
    .selectFrom('images')
    .select(['alt', 'decorative', 'focal_x as x', 'focal_y as y'])
    .where('key', '=', ''),
)

/** Returns the focal points that are not in the centre. */
export async function focalPoints(db: Database): Promise<{ key: string; x: number; y: number }[]> {
  const rows = await db
    .selectFrom('images')
    .select(['key', 'focal_x', 'focal_y'])
    .where('state', '=', 'stored')
    .where(({ or, eb }) => or([eb('focal_x', '!=', 0.5), eb('focal_y', '!=', 0.5)]))
    .orderBy('key')
    .execute()
  return rows.map(({ key, focal_x: x, focal_y: y }) => ({ key, x, y }))
}
