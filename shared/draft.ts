// Drafts of articles and doctors, and their versions, in API responses.
import { draftKinds } from './draft-fields.ts'
import { z } from './schema.ts'

/** `published`: a record without unpublished changes. `changed`: a record with some. */
export const draftStates = [
  'draft',
  'scheduled',
  'published',
  'changed',
  'unpublished',
  'trash',
] as const
export type DraftState = (typeof draftStates)[number]
/** A state in a query. */
export const draftState = z.enum(draftStates, {
  error: `state must be one of: ${draftStates.join(', ')}.`,
})

/**
 * The states that the panel's lists filter by. `all` lists unpublished records first, `unfinished` is every
 * draft that is neither scheduled nor in the trash, `published` is everything that readers see.
 */
export const listStates = ['all', 'unfinished', ...draftStates] as const
export type ListState = (typeof listStates)[number]

/** The requested state; by default, everything that readers see. */
export const listState = z
  .enum(listStates, { error: `state must be one of: ${listStates.join(', ')}.` })
  .default('published')

/** Why a version was saved. `automatic` and `conflict` versions are saved unasked, and deleted over time. */
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

/** `new.` and 32 random hexadecimal digits from the client, or the kind of a record, a dot and its `_id`. */
export const draftKey = new RegExp(
  `^(?:new\\.[0-9a-f]{32}|(?:${draftKinds.join('|')})\\.[A-Za-z0-9-]{1,300}|words\\.[A-Za-z0-9.]{1,100})$`,
)
/** Identifies one browser tab, whose own changes never conflict with each other. */
export const tabName = /^[A-Za-z0-9-]{8,64}$/

const draftReference = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
const draftValue = z.union([z.string(), z.array(z.string()), z.boolean(), z.array(draftReference)])
const fields = z.record(z.string(), draftValue)
const time = z.iso.datetime()

/** Somebody who has the draft open. `field`: the one they are editing, null if they are only viewing. */
export const draftEditor = z.object({
  email: z.string(),
  field: z.string().nullable(),
  since: time,
  you: z.boolean().describe('This tab; where the request names none, your own address'),
})
export type DraftEditor = z.infer<typeof draftEditor>

/** A draft with all of its fields. Rich text is HTML limited to the site's allowlist. */
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

/** In lists, the number of words replaces the rich text. */
export const draftListItem = draft.extend({ words: z.int() })
export type DraftListItem = z.infer<typeof draftListItem>

/** The draft in a row of the panel's lists: the row itself, or its record's draft. */
export const rowDraft = draftListItem.pick({
  key: true,
  state: true,
  scheduledAt: true,
  scheduleProblem: true,
  words: true,
})
export type RowDraft = z.infer<typeof rowDraft>

/** The fields that every row of the panel's lists has. */
export const listRow = z.object({
  _id: z.string().describe('Of the record; the key of a draft that has none'),
  draft: rowDraft.nullable(),
  date: time.describe('When it was published, or a draft changed or put into the trash'),
  updatedAt: time,
})
export type ListRow = z.infer<typeof listRow>

/** The response to a save. It has no fields, so that it can't overwrite what is being typed. */
export const savedDraft = draft.pick({ key: true, version: true, updatedAt: true, state: true })
export type SavedDraft = z.infer<typeof savedDraft>

/** What people do to a record besides typing, by the versions that it leaves. */
export const recordActs = [
  'published',
  'unpublished',
  'restored',
  'discarded',
  'deleted',
] as const satisfies readonly VersionKind[]

const recordAct = z.object({
  number: z.int().describe('The number of the version that it left'),
  kind: z.enum(recordActs),
  by: z.string(),
  at: time,
})
export type RecordAct = z.infer<typeof recordAct>

export const draftPresence = draft.pick({ version: true, state: true, editors: true }).extend({
  changes: fields
    .nullable()
    .describe(
      'The fields that another tab has changed since `version`. Where the request names `recordUpdatedAt`: all fields of a record that has no unpublished work any more, or was published meanwhile',
    ),
  recordId: z.string().nullable().optional(),
  recordUpdatedAt: time.nullable().optional().describe('`updatedAt` of the published record'),
  lastAct: recordAct.nullable().optional().describe('What was done last besides typing'),
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

/** A newly created link: only this response contains its address. */
export const newPreviewLink = previewLink
  .pick({ _id: true, expiresAt: true })
  .extend({ url: z.string() })
export type NewPreviewLink = z.infer<typeof newPreviewLink>
