import { sql } from 'kysely'
import { imageAddress, parseImageAddress } from '../../../shared/image-address.ts'
import { limits } from '../../../shared/limits.ts'
import { foldText } from '../../../shared/letters.ts'
import { z } from '../../../shared/schema.ts'
import {
  address,
  type Column,
  count,
  derived,
  flag,
  fraction,
  text,
  time,
  timeOrEmpty,
  typedText,
} from '../records/columns.ts'
import { tableSection } from '../records/table-section.ts'

const same = (value: unknown) => value
const key: Column = {
  schema: z.string().refine((given) => parseImageAddress(imageAddress(given)) !== undefined, {
    error: 'is no key of a picture',
  }),
  fromColumn: same,
  toColumn: same,
}

const columns = {
  key,
  /** SHA-256 of the files in their order; empty for pictures older than checksums. */
  checksum: text(64),
  created_at: time,
  uploaded_by: address,
  name: typedText(limits.image.name),
  alt: typedText(limits.image.alt),
  decorative: flag,
  focal_x: fraction,
  focal_y: fraction,
  bytes: count,
  source_hash: text(64),
  updated_at: timeOrEmpty,
  filter_text: derived(({ name, alt }) => foldText(`${String(name)} ${String(alt)}`.trim())),
}

/** Their files are in the folder `pictures`. */
export const pictures = tableSection({
  name: 'pictures',
  table: 'images',
  key: ['key'],
  where: sql`state = 'stored'`,
  columns: { ...columns, state: derived(() => 'stored') },
})

export const trashedPictures = tableSection({
  name: 'trashedPictures',
  table: 'trashed_images',
  key: ['key'],
  columns: { ...columns, trashed_at: time, trashed_by: address },
})
