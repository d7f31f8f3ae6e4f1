// Pictures in the panel's library.
import { recordNames } from './record-kinds.ts'
import { limits } from './limits.ts'
import { adminListQuery } from './paging.ts'
import { z } from './schema.ts'
import { optionalText, plainText } from './text-field.ts'

const outside = 'Choose a point inside the picture.'
const part = z.number({ error: outside }).min(0, { error: outside }).max(1, { error: outside })

/** The point that crops keep in view: 0, 0 is the upper left corner; 1, 1 the lower right. */
const focalPoint = z.object({ x: part, y: part }, { error: outside })
export type FocalPoint = z.infer<typeof focalPoint>

/** A use of a picture; `id` is the `_id` of a record or the key of a draft. */
export const pictureUse = z.object({
  kind: z.enum([...recordNames, 'draft']),
  id: z.string(),
  title: z.string(),
})
export type PictureUse = z.infer<typeof pictureUse>

export const picture = z.object({
  _id: z.string(),
  imageUrl: z.string(),
  name: z.string(),
  alt: z.string(),
  decorative: z.boolean(),
  width: z.int(),
  height: z.int(),
  bytes: z.int().describe('Of the picture in its own size'),
  focal: focalPoint,
  usedIn: z.array(pictureUse),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Picture = z.infer<typeof picture>

export const pictureInput = z.object({
  name: plainText('Name is required.', limits.image.name, 'Name'),
  alt: optionalText(limits.image.alt, 'Alternative text').default(''),
  decorative: z.boolean().default(false),
  focal: focalPoint.optional(),
  updatedAt: z.string().optional().describe('As it was read'),
})
export type PictureInput = z.input<typeof pictureInput>

const uses = ['yes', 'no', 'trash'] as const

export const pictureQuery = adminListQuery.extend({
  used: z.enum(uses, { error: `used must be one of: ${uses.join(', ')}.` }).optional(),
  alt: z
    .enum(['missing'], { error: 'alt must be: missing.' })
    .optional()
    .describe('Only pictures that are neither described nor decoration'),
})
export type PictureQuery = z.infer<typeof pictureQuery>
