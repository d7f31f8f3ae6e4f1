import type { DraftKind } from '../../../shared/draft-fields.ts'
import { draftKinds } from '../../../shared/record-kinds.ts'
import { z } from '../../../shared/schema.ts'
import { checkFields } from '../../records/drafts/check-fields.ts'
import {
  type DraftRow,
  fieldColumns,
  fieldsOf,
  fieldVersionsOf,
  joinedDrafts,
  scheduleProblemOf,
} from '../../records/draft-row.ts'
import { wordsOf } from '../../records/draft-values.ts'
import { kinds } from '../../records/kinds/kinds.ts'
import { noteTextPictures, textsWithPictures } from '../../records/text-pictures.ts'
import { draftFieldsSchema } from '../records/draft-fields-schema.ts'
import { numbersOf } from '../records/numbers.ts'
import { inPages, type Section } from '../records/section.ts'

const time = z.iso.datetime()
const by = z.string().max(254)
const recordId = z.string().max(300)

const draft = z.strictObject({
  _id: z.string().regex(/^[0-9a-f]{32}$/),
  kind: z.enum(draftKinds),
  record: recordId.nullable().describe('`_id` of the published article or doctor'),
  recordId: recordId.nullable().describe('The same, kept after it was unpublished or deleted'),
  recordCreatedAt: time.nullable(),
  version: z.int().min(0),
  fieldVersions: z.record(z.string(), z.tuple([z.int(), z.string()])),
  basedOn: time.nullable(),
  scheduledAt: time.nullable(),
  scheduledBy: by.nullable(),
  scheduledHard: z.boolean().default(false),
  scheduleProblem: z.strictObject({ message: z.string(), field: z.string().optional() }).nullable(),
  createdAt: time,
  createdBy: by,
  updatedAt: time,
  updatedBy: by,
  trashedAt: time.nullable(),
  trashedBy: by.nullable(),
  fields: draftFieldsSchema.nullable().describe('null: no unpublished work'),
})
type Draft = z.infer<typeof draft>

const atOnce = 8

/** Every article and doctor that was ever edited has one, which keeps its versions together. */
export const drafts: Section = {
  name: 'drafts',
  tables: ['drafts', 'draft_text_pictures'],
  record: draft,
  atOnce,

  async *read(db) {
    const pages = inPages(atOnce, (last: DraftRow | undefined) =>
      joinedDrafts(db)
        .selectAll('drafts')
        .where('drafts.number', '>', last?.number ?? 0)
        .orderBy('drafts.number')
        .limit(atOnce)
        .execute(),
    )
    for await (const rows of pages) yield rows.map(draftJson)
  },

  async write(trx, records) {
    const all = records as Draft[]
    const numbers = new Map<DraftKind, Awaited<ReturnType<typeof numbersOf>>>()
    for (const kind of draftKinds) {
      const ids = all.filter((one) => one.kind === kind).map(({ record }) => record)
      numbers.set(kind, await numbersOf(trx, kinds[kind].table, ids))
    }
    const rows = all.map((one) => {
      const { kind, record } = one
      const fields = one.fields && checkFields(kind, one.fields, keyOf(one))
      const columns = fields ? fieldColumns(kind, fields, wordsOf(kind, fields)) : noFields
      return {
        id: one._id,
        kind,
        [`${kind}_number`]: numbers.get(kind)!(record),
        record_id: one.recordId,
        record_created_at: one.recordCreatedAt,
        version: one.version,
        field_versions: JSON.stringify(one.fieldVersions),
        based_on: one.basedOn,
        scheduled_at: one.scheduledAt,
        scheduled_by: one.scheduledBy,
        scheduled_hard: one.scheduledHard ? 1 : 0,
        schedule_problem: one.scheduleProblem && JSON.stringify(one.scheduleProblem),
        created_at: one.createdAt,
        created_by: one.createdBy,
        updated_at: one.updatedAt,
        updated_by: one.updatedBy,
        trashed_at: one.trashedAt,
        trashed_by: one.trashedBy,
        ...columns,
      }
    })
    for (const row of rows) {
      // unaudited: an import brings the audit log of the site that it reads
      const { number } = await trx
        .insertInto('drafts')
        .values(row)
        .returning('number')
        .executeTakeFirstOrThrow()
      await noteTextPictures(trx, 'draft', number, textsWithPictures(row.kind, row))
    }
  },
}

const noFields = { fields: null, rich_texts: null, image_url: '', words: 0 }

function draftJson(row: DraftRow): Draft {
  return {
    _id: row.id,
    kind: row.kind,
    record: row.live_id,
    recordId: row.record_id,
    recordCreatedAt: row.record_created_at,
    version: row.version,
    fieldVersions: fieldVersionsOf(row),
    basedOn: row.based_on,
    scheduledAt: row.scheduled_at,
    scheduledBy: row.scheduled_by,
    scheduledHard: row.scheduled_hard === 1,
    scheduleProblem: scheduleProblemOf(row),
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    trashedAt: row.trashed_at,
    trashedBy: row.trashed_by,
    fields: fieldsOf(row) ?? null,
  }
}

/** The draft's key in the API; words are checked by the page that they belong to. */
function keyOf({ kind, recordId, _id }: Draft): string {
  return `${kind}.${recordId ?? _id}`
}
