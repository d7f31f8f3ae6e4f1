import type { Database } from '../database/database.ts'
import { noteEntry } from '../records/draft-entries.ts'
import {
  addDraftOfRecord,
  draftOfRecord,
  fieldColumns,
  findRecord,
  newDraftId,
} from '../records/draft-row.ts'
import { withEmpty, wordsOf } from '../records/draft-values.ts'
import { recordFields } from '../records/record-fields.ts'
import { addVersion } from '../records/versions.ts'
import { reviewed, sampleEditor, unfinished } from './sample-writing.ts'
import { valueText } from '../../shared/value-text.ts'

const dayMs = 24 * 60 * 60_000

/** Adds an unfinished article by one of the doctors, and versions of a published article. */
export async function addSampleWriting(trx: Database, authorId: string): Promise<void> {
  await addUnfinished(trx, authorId)
  await addVersions(trx)
}

async function addUnfinished(trx: Database, author_id: string): Promise<void> {
  const { savedAt } = unfinished
  const fields = withEmpty('blog', { ...unfinished.fields, author_id })
  const draft = await trx
    .insertInto('drafts')
    .values({
      id: newDraftId(),
      kind: 'blog',
      version: 1,
      field_versions: '{}',
      created_at: savedAt,
      created_by: sampleEditor,
      updated_at: savedAt,
      updated_by: sampleEditor,
      ...fieldColumns('blog', fields, wordsOf('blog', fields)),
    })
    .returning(['number', 'kind', 'version'])
    .executeTakeFirstOrThrow()
  await noteEntry(trx, draft, fields)
}

async function addVersions(trx: Database): Promise<void> {
  const { id } = await trx
    .selectFrom('blogs')
    .select('id')
    .where('title', '=', reviewed.title)
    .executeTakeFirstOrThrow()
  const record = (await findRecord(trx, 'blog', id))!
  await addDraftOfRecord(trx, record)
  const row = (await draftOfRecord(trx, record))!
  const fields = await recordFields(trx, 'blog', record.number)
  const { earlier, name, sentence, keptDaysBefore } = reviewed
  const at = record.updated_at
  const text = valueText(fields['long_description'])
  await addVersion(trx, row, {
    kind: 'kept',
    name,
    fields: {
      ...fields,
      ...earlier,
      long_description: text.replace(sentence.now, sentence.earlier),
    },
    version: 0,
    at: new Date(Date.parse(at) - keptDaysBefore * dayMs).toISOString(),
    by: sampleEditor,
  })
  await addVersion(trx, row, { kind: 'published', fields, version: 0, at, by: sampleEditor })
}
