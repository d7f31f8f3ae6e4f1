import { z } from '../../../shared/schema.ts'
import type { TransferFile } from '../records/section.ts'

/** The version of the format. Another one is refused. */
export const formatVersion = 1

/** Describes a whole file, and so its JSON schema: lists of the same records that are checked one by one. */
export function jsonSchemaOf({ file, sections }: TransferFile) {
  const lists = sections.map(({ name, record }) => [name, z.array(record)] as const)
  const whole = z.strictObject({
    version: z.literal(formatVersion),
    exportedAt: z.iso.datetime(),
    ...Object.fromEntries(lists),
  })
  return { title: file, ...z.toJSONSchema(whole, { target: 'draft-7', io: 'input' }) }
}
