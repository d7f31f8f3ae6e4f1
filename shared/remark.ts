// Remarks on passages of a text, in the API.
import { draftKinds } from './draft-fields.ts'
import { limits } from './limits.ts'
import { z } from './schema.ts'
import { isStorable, notStorable } from './text-rules.ts'

/** `taken`: its suggestion stands in the text. */
export const remarkOutcomes = ['open', 'resolved', 'taken'] as const
export type RemarkOutcome = (typeof remarkOutcomes)[number]

const time = z.iso.datetime()
const { remark: most } = limits

const typed = (name: string, max: number) =>
  z
    .string({ error: `${name} is required.` })
    .trim()
    .max(max, { error: `${name} is too long. Limit is ${max.toLocaleString('en')} characters.` })
    .refine(isStorable, { error: notStorable(name) })
const written = (name: string) =>
  typed(name, most.body).refine((text) => text !== '', { error: `${name} is required.` })

const suggestion = typed('Suggestion', most.suggestion)
  .transform((text) => text || null)
  .nullable()
  .describe('Words to take the passage’s place; null: none')

const part = z.string().refine(isStorable, { error: notStorable('Passage') })

/** As stored: a passage may grow with its text. */
export const anchor = z.object({
  exact: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  start: z.int().min(0),
})

const newAnchor = z.object({
  exact: part
    .max(most.quote, {
      error: `The passage is too long. Limit is ${most.quote.toLocaleString('en')} characters.`,
    })
    .refine((text) => text.trim() !== '', { error: 'Select the passage first.' })
    .describe('The words of the passage'),
  prefix: part.max(most.context).describe('The characters before them, about 32'),
  suffix: part.max(most.context).describe('The characters after them'),
  start: z.int().min(0).describe('Where the passage begins in the text of the field, from 0'),
})

/** A new remark. */
export const remarkInput = z.object({
  field: z.string().max(100).describe('The rich text that holds the passage'),
  anchor: newAnchor,
  body: written('Remark'),
  suggestion: suggestion.default(null),
})
export type RemarkInput = z.infer<typeof remarkInput>

export const remarkChange = z.object({ body: written('Remark'), suggestion })
export const remarkReplyInput = z.object({ body: written('Reply') })
export const remarkOutcomeInput = z.object({
  outcome: z.enum(remarkOutcomes, {
    error: `outcome must be one of: ${remarkOutcomes.join(', ')}.`,
  }),
})

const author = z.object({
  name: z.string().describe('As when it was written'),
  you: z.boolean(),
})

const reply = z.object({ _id: z.string(), body: z.string(), author, createdAt: time })

export const remark = z.object({
  _id: z.string(),
  field: z.string(),
  quote: z.string().describe('The words of the passage when the remark was made'),
  anchor: anchor.describe('The passage as it was found last'),
  isGone: z.boolean().describe('The passage is not in the text any more'),
  body: z.string(),
  suggestion: z.string().nullable(),
  author,
  createdAt: time,
  updatedAt: time,
  outcome: z.enum(remarkOutcomes),
  closedAt: time.nullable(),
  closedBy: z.string().nullable().describe('The name of who resolved it or took the suggestion'),
  replies: z.array(reply),
})
export type Remark = z.infer<typeof remark>

/** A text with open remarks. */
export const remarkedText = z.object({
  key: z.string().describe('Of its draft'),
  kind: z.enum(draftKinds),
  title: z.string(),
  open: z.int().describe('The number of open remarks'),
  lastAt: time.describe('When the newest open remark was made'),
})
export type RemarkedText = z.infer<typeof remarkedText>
