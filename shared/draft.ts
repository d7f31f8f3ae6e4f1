// Unfinished writing as the API tells it: drafts of articles and doctors, and their versions.
import { draftKinds } from './draft-fields.ts'
import { z } from './schema.ts'

/** `published`: a record without unsaved work. `changed`: one with work that readers do not see yet. */
export const draftStates = [
  'draft',
  'scheduled',
  'published',
  'changed',
  'unpublished',
  'trash',
] as const
export type DraftState = (typeof draftStates)[number]

/**
 * What the panel's lists have. `all` begins with what readers do not see, `unfinished` is each draft
 * that is neither scheduled nor in the trash, `published` is all that readers see.
 */
export const listStates = ['all', 'unfinished', ...draftStates] as const
export type ListState = (typeof listStates)[number]

/** The state that a list is asked for; without one, what readers see. */
export const listState = z
  .enum(listStates, { error: `state must be one of: ${listStates.join(', ')}.` })
  .default('published')

/** Why a version was kept. Nobody asked for `automatic` and `conflict`: these go with time. */
export const versionKinds = [
  'automatic',
  'kept',
  'published',
  'scheduled',
  'unpublished',
  'restored',
  'discarded',
  'deleted',
  'conflict',
] as const
export type VersionKind = (typeof versionKinds)[number]

/** `new.` and 32 hexadecimal digits that the client made up, or the kind of a record, a dot and its `_id`. */
export const draftKey = new RegExp(
  `^(?:new\\.[0-9a-f]{32}|(?:${draftKinds.join('|')})\\.[A-Za-z0-9-]{1,300})$`,
)
/** Names one tab of a browser, whose own changes never conflict with each other. */
export const tabName = /^[A-Za-z0-9-]{8,64}$/

const draftReference = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
const draftValue = z.union([z.string(), z.array(z.string()), z.boolean(), z.array(draftReference)])
const fields = z.record(z.string(), draftValue)
const time = z.iso.datetime()

/** Somebody who has the draft open; `field`: where they write, null where they only look. */
export const draftEditor = z.object({
  email: z.string(),
  field: z.string().nullable(),
  since: time,
  you: z.boolean().describe('This tab; where the request names none, your own address'),
})
export type DraftEditor = z.infer<typeof draftEditor>

/** A draft with all of its fields. Rich text is HTML of the site's allowlist. */
export const draft = z.object({
  key: z.string(),
  kind: z.enum(draftKinds),
  recordId: z.string().nullable(),
  state: z.enum(draftStates),
  version: z.int().describe('One more with each change; 0: nothing is saved'),
  fields,
  fieldVersions: z.record(z.string(), z.int()).describe('The version of each field’s last change'),
  basedOn: time.nullable().describe('`updatedAt` of the record from which the draft was made'),
  recordChanged: z.boolean().describe('The record has been changed since `basedOn`'),
  scheduledAt: time.nullable(),
  scheduleProblem: z
    .object({ message: z.string(), field: z.string().optional() })
    .nullable()
    .describe('Why the draft was not published when it was due'),
  createdAt: time,
  createdBy: z.string(),
  updatedAt: time,
  updatedBy: z.string(),
  trashedAt: time.nullable(),
  editors: z.array(draftEditor),
})
export type Draft = z.infer<typeof draft>

/** Lists carry no rich text, but the number of its words. */
export const draftListItem = draft.extend({ words: z.int() })
export type DraftListItem = z.infer<typeof draftListItem>

/** What a row of the panel's lists says of the draft that it is, or that its record has. */
export const rowDraft = draftListItem.pick({
  key: true,
  state: true,
  scheduledAt: true,
  scheduleProblem: true,
  words: true,
})
export type RowDraft = z.infer<typeof rowDraft>

/** What each row of the panel's lists has besides what it shows. */
export const listRow = z.object({
  _id: z.string().describe('Of the record; the key of a draft that has none'),
  draft: rowDraft.nullable(),
  date: time.describe('When it was published, or a draft changed or put into the trash'),
  updatedAt: time,
})
export type ListRow = z.infer<typeof listRow>

/** What a save returns: never a field, so that no response can overwrite what is being typed. */
export const savedDraft = draft.pick({ key: true, version: true, updatedAt: true, state: true })
export type SavedDraft = z.infer<typeof savedDraft>

export const draftPresence = draft.pick({ version: true, state: true, editors: true }).extend({
  changes: fields.nullable().describe('The fields that another tab has changed since `version`'),
})
export type DraftPresence = z.infer<typeof draftPresence>

export const draftVersion = z.object({
  number: z.int(),
  kind: z.enum(versionKinds),
  name: z.string(),
  createdAt: time,
  createdBy: z.string(),
  words: z.int(),
  pictureRemoved: z.boolean(),
})
export type DraftVersion = z.infer<typeof draftVersion>

export const wholeDraftVersion = draftVersion.extend({ fields })
export type WholeDraftVersion = z.infer<typeof wholeDraftVersion>

export const previewLink = z.object({
  _id: z.string(),
  note: z.string(),
  createdAt: time,
  createdBy: z.string(),
  expiresAt: time,
  seenAt: time.nullable(),
  views: z.int(),
})
export type PreviewLink = z.infer<typeof previewLink>

/** A link as it is made: its address is told this once. */
export const newPreviewLink = previewLink
  .pick({ _id: true, expiresAt: true })
  .extend({ url: z.string() })
export type NewPreviewLink = z.infer<typeof newPreviewLink>
