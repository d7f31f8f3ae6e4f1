import { sql } from 'kysely'
import { versionKinds } from '../../../shared/draft.ts'
import { limits } from '../../../shared/limits.ts'
import { z } from '../../../shared/schema.ts'
import { valueText } from '../../../shared/value-text.ts'
import { checkFields } from '../../records/drafts/check-fields.ts'
import { wordsOf } from '../../records/draft-values.ts'
import { parseFields, storedFields } from '../../records/stored-fields.ts'
import { draftFieldsSchema } from '../records/draft-fields-schema.ts'
import { inPages, Refusal, type Section } from '../records/section.ts'

const version = z.strictObject({
  draft: z.string().max(32).describe('`_id` of the draft'),
  number: z.int().min(1),
  kind: z.enum(versionKinds),
  name: z.string().max(limits.draft.versionName),
  draftVersion: z.int().min(0),
  createdAt: z.iso.datetime(),
  createdBy: z.string().max(254),
  fields: draftFieldsSchema,
})
type Version = z.infer<typeof version>

const atOnce = 8

export const versions: Section = {
  name: 'versions',
  tables: ['revisions'],
  record: version,
  atOnce,

  async *read(db) {
    const pages = inPages(atOnce, (last: { draft_number: number; number: number } | undefined) =>
      db
        .selectFrom('revisions')
        .innerJoin('drafts', 'drafts.number', 'revisions.draft_number')
        .selectAll('revisions')
        .select(['drafts.id as draft', 'drafts.kind as draftKind'])
        .where(
          sql<boolean>`(revisions.draft_number, revisions.number) >
            (${last?.draft_number ?? 0}, ${last?.number ?? 0})`,
        )
        .orderBy('revisions.draft_number')
        .orderBy('revisions.number')
        .limit(atOnce)
        .execute(),
    )
    for await (const rows of pages) {
      yield rows.map((row): Version => ({
        draft: row.draft,
        number: row.number,
        kind: row.kind,
        name: row.name,
        draftVersion: row.draft_version,
        createdAt: row.created_at,
        createdBy: row.created_by,
        fields: parseFields(row.draftKind, row.fields),
      }))
    }
  },

  async write(trx, records) {
    const all = records as Version[]
    const found = await trx
      .selectFrom('drafts')
      .select(['id', 'number', 'kind', 'record_id'])
      .where('id', 'in', [...new Set(all.map(({ draft }) => draft))])
      .execute()
    const drafts = new Map(found.map((draft) => [draft.id, draft]))
    const rows = all.map((one) => {
      const draft = drafts.get(one.draft)
      if (!draft) throw new Refusal(`there is no draft ${one.draft}`)
      const fields = checkFields(
        draft.kind,
        one.fields,
        `${draft.kind}.${draft.record_id ?? draft.id}`,
      )
      return {
        draft_number: draft.number,
        number: one.number,
        kind: one.kind,
        name: one.name,
        draft_version: one.draftVersion,
        words: wordsOf(draft.kind, fields),
        image_url: valueText(fields['image_url']),
        created_at: one.createdAt,
        created_by: one.createdBy,
        fields: storedFields(draft.kind, fields),
      }
    })
    await trx.insertInto('revisions').values(rows).execute()
  },
}
