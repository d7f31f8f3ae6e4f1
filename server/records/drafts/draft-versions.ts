import type { Selectable } from 'kysely'
import type { DraftVersion, WholeDraftVersion } from '../../../shared/draft.ts'
import type { Clock } from '../../core/clock.ts'
import { HttpError } from '../../core/errors.ts'
import { skipAudit } from '../../database/audit-trail.ts'
import type { Database } from '../../database/database.ts'
import { nextTimestamp } from '../../database/next-timestamp.ts'
import type { Tables } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { sectionOf } from '../../listing/paginate.ts'
import type { Permit } from '../../people/permit.ts'
import { noteDraft } from '../audit-record.ts'
import { type DraftRow, versionOf } from '../draft-row.ts'
import { differences, isWhole, withEmpty } from '../draft-values.ts'
import { parseFields } from '../stored-fields.ts'
import { changedMeanwhile } from '../record-history.ts'
import { addVersion } from '../versions.ts'
import { keepBeforeChange } from './automatic-versions.ts'
import { currentFields } from '../record-fields.ts'
import { cleanFields } from './draft-json.ts'
import { findRow, lockByKey } from '../find-draft.ts'
import { writeFields } from '../write-fields.ts'
import { storedPictures } from './stored-pictures.ts'

export type DraftVersions = ReturnType<typeof createDraftVersions>

type Listed = Omit<Selectable<Tables['revisions']>, 'fields' | 'draft_version'>

const columns = [
  ...(['draft_number', 'number', 'kind', 'name', 'words'] as const),
  ...(['image_url', 'created_at', 'created_by'] as const),
] as const

/** Versions of drafts. All functions throw 404 if a key names nothing. */
export function createDraftVersions(db: Database, clock: Clock) {
  return {
    /** Returns one page, newest first. */
    async list(
      key: string,
      page: { limit: number; page: number },
    ): Promise<{ items: DraftVersion[]; total: number }> {
      const { number } = await findRow(db, key)
      const { limit, offset } = sectionOf(page)
      const { total } = await db
        .selectFrom('revisions')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('draft_number', '=', number)
        .executeTakeFirstOrThrow()
      const rows = await db
        .selectFrom('revisions')
        .select(columns)
        .where('draft_number', '=', number)
        .orderBy('number', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      const stored = await storedPictures(
        db,
        rows.map(({ image_url }) => image_url),
      )
      return { items: rows.map((row) => versionJson(row, stored)), total }
    },

    /** Throws 404 if there is no such version. */
    find: async (key: string, number: number): Promise<WholeDraftVersion> =>
      findVersion(db, await findRow(db, key), number),

    /**
     * Keeps the draft, or its record if there is no unpublished work, as a version. `isNew`: whether it
     * differs from the last one kept this way.
     */
    keep(
      key: string,
      { name, email, permit }: { name: string; email: string; permit: Permit },
    ): Promise<{ version: DraftVersion; isNew: boolean }> {
      return inTransaction(db, async (trx) => {
        await permit(trx)
        skipAudit(trx, ['drafts'], 'a record gets a draft, with nothing in it yet')
        const row = await lockByKey(trx, key)
        const fields = withEmpty(row.kind, await currentFields(trx, row))
        // unlocked revisions: writers of versions lock the draft first
        const last = await lastKept(trx, row.number)
        const isNew = !last || differences(parseFields(row.kind, last.fields), fields).length > 0
        const number = isNew
          ? await addVersion(trx, row, {
              kind: 'kept',
              fields,
              version: row.version,
              name,
              at: clock().toISOString(),
              by: email,
            })
          : last.number
        if (!isNew && last.name === '' && name !== '') {
          await trx
            .updateTable('revisions')
            .set({ name })
            .where('draft_number', '=', row.number)
            .where('number', '=', number)
            .execute()
        }
        const { fields: _, ...version } = await findVersion(trx, row, number)
        return { version, isNew }
      })
    },

    /**
     * Writes the fields of a version into the draft, after keeping the draft as a version. Throws 409
     * unless `seen` is the draft's version.
     */
    restore(
      key: string,
      number: number,
      { seen, email, permit }: { seen: number; email: string; permit: Permit },
    ): Promise<DraftRow> {
      return inTransaction(db, async (trx) => {
        await permit(trx)
        const row = await lockByKey(trx, key)
        const { pictureRemoved, fields: kept } = await findVersion(trx, row, number)
        if (seen !== versionOf(row)) {
          throw new HttpError(409, changedMeanwhile)
        }
        if (row.trashed_at !== null) throw new HttpError(409, 'This is in the trash.')
        const current = withEmpty(row.kind, await currentFields(trx, row))
        const fields = pictureRemoved ? { ...kept, image_url: '' } : kept
        const now = nextTimestamp(clock, row.updated_at)
        const changed = differences(current, fields)
        await keepBeforeChange(trx, row, { fields: current, email, now, always: true })
        const next = await writeFields(trx, row, { fields, changed, tab: '', email, now })
        const { version } = next
        await addVersion(trx, row, { kind: 'restored', fields, version, at: now, by: email })
        await noteDraft(trx, next, {
          at: clock().toISOString(),
          by: email,
          action: 'changed',
          fields: ['draft', ...changed],
        })
        // Checked again, because the version may have another author.
        await permit(trx)
        return next
      })
    },
  }
}

async function findVersion(
  db: Database,
  row: DraftRow,
  number: number,
): Promise<WholeDraftVersion> {
  const found = await db
    .selectFrom('revisions')
    .select(columns)
    .select('fields')
    .where('draft_number', '=', row.number)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!found) throw new HttpError(404, 'Version not found')
  const stored = await storedPictures(db, [found.image_url])
  const kept = parseFields(row.kind, found.fields)
  const fields = isWhole(row.kind, kept) ? kept : { ...(await currentFields(db, row)), ...kept }
  return { ...versionJson(found, stored), fields: cleanFields(row.kind, fields) }
}

function lastKept(trx: Database, draftNumber: number) {
  return trx
    .selectFrom('revisions')
    .select(['number', 'name', 'fields'])
    .where('draft_number', '=', draftNumber)
    .where('kind', '=', 'kept')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function versionJson(row: Listed, stored: Set<string>): DraftVersion {
  return {
    number: row.number,
    kind: row.kind,
    name: row.name,
    createdAt: row.created_at,
    createdBy: row.created_by,
    words: row.words,
    pictureRemoved: row.image_url !== '' && !stored.has(row.image_url),
  }
}
