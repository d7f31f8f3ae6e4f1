// The site's words in API requests and responses.
import { z } from './schema.ts'
import { wordKinds } from './word-kinds.ts'

const time = z.iso.datetime()

const item = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
export const wordValue = z.union([z.string(), z.array(z.string()), z.array(item)])

export const wordPageItem = z.object({
  key: z.string(),
  title: z.string(),
  address: z.string().describe('Where readers see the words'),
  state: z.enum(['published', 'changed', 'scheduled']),
  changed: z.int().describe('How many fields differ from the program’s'),
  updatedAt: time,
  updatedBy: z.string().describe('Empty if nobody has changed the page'),
})
export type WordPageItem = z.infer<typeof wordPageItem>

export const wordField = z.object({
  name: z.string(),
  label: z.string(),
  group: z.string(),
  kind: z.enum(wordKinds),
  limit: z.int().describe('Characters of a text or of one text of a list; else items'),
  required: z.boolean(),
  help: z.string(),
  options: z.array(z.string()).optional().describe('The values of a choice'),
  rich: z.boolean().optional().describe('The text is HTML'),
  value: wordValue,
  initial: wordValue.describe('The program’s'),
})
export type WordField = z.infer<typeof wordField>

export const wordPage = z.object({
  key: z.string(),
  title: z.string(),
  address: z.string(),
  fields: z.array(wordField),
  updatedAt: time,
})
export type WordPage = z.infer<typeof wordPage>

export const wordChange = z.object({
  values: z
    .record(z.string(), z.unknown())
    .describe('Only fields to change; null returns one to the program’s words'),
  updatedAt: time.optional().describe('As it was read; 409 if the page has changed since'),
  draft: z
    .object({ key: z.string(), version: z.int() })
    .optional()
    .describe('The draft that is published with the change'),
  hard: z.boolean().optional().describe('Publish the text although it is hard to read'),
})
export type WordChange = z.infer<typeof wordChange>
