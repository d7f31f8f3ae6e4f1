import type { Draft, DraftListItem, DraftPresence, DraftState } from '../../../shared/draft.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import { recordKinds } from '../../../shared/record-kinds.ts'
import type { Clock } from '../../core/clock.ts'
import { HttpError } from '../../core/errors.ts'
import { skipAudit } from '../../database/audit-trail.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Permit } from '../../people/permit.ts'
import { noteDraft } from '../audit-record.ts'
import { currentFields } from '../record-fields.ts'
import { noteEntry } from '../draft-entries.ts'
import { type DraftRow, fieldColumns, findRecord, newDraftId, versionOf } from '../draft-row.ts'
import { type DraftFilters, findDrafts } from '../lists/find-drafts.ts'
import { listedDrafts } from '../lists/list-rows.ts'
import { wordsOf } from '../draft-values.ts'
import { findRow, lockByKey } from '../find-draft.ts'
import { sectionOf } from '../../listing/paginate.ts'
import { keepAutomatic } from './automatic-versions.ts'
import { draftJson, listedDraftJson } from './draft-json.ts'
import { changesFor, type KnownToTab, lastAct } from './news-for-tab.ts'
import { editorsOf, forgetEditor, noteEditor, type Viewer } from './presence.ts'
import { assertRoom, type Save, saveDraft } from './save-draft.ts'
import { picturesInTrash, removeDraft, restoreDraft } from './trash.ts'
import { valueText } from '../../../shared/value-text.ts'

export type Drafts = ReturnType<typeof createDrafts>

/** The person who asks for a change, and the check whether they may. */
type Asker = { email: string; permit: Permit }

/** Restores those of the pictures that are in the trash. */
export type BringBack = (keys: readonly string[], asker: Asker) => Promise<void>

type Presence = KnownToTab & { field: string | null; email: string }

/** Drafts of records. All but `list` throw 404 if a key names nothing. */
export function createDrafts(db: Database, clock: Clock, bringBack: BringBack) {
  async function json(row: DraftRow, viewer: Viewer): Promise<Draft> {
    const editors = await editorsOf(db, clock, [row.number], viewer)
    const fields = await withoutLostAuthor(db, await currentFields(db, row))
    return draftJson(row, fields, editors.get(row.number) ?? [])
  }

  return {
    /**
     * Returns one page, last changed first. Excludes the trash unless the filter asks for it, and records
     * without unpublished work.
     */
    async list(
      { limit, page, ...filters }: DraftFilters & { limit: number; page: number },
      viewer: Viewer,
    ): Promise<{ items: DraftListItem[]; total: number }> {
      const { numbers, total } = await findDrafts(db, filters, sectionOf({ limit, page }))
      const rows = await listedDrafts(db, numbers)
      const editors = await editorsOf(db, clock, numbers, viewer)
      return {
        items: rows.map((row) => listedDraftJson(row, editors.get(row.number) ?? [])),
        total,
      }
    },

    /** Returns a record without unpublished work as a draft in the state `published`. */
    find: async (key: string, viewer: Viewer): Promise<Draft> =>
      json(await findRow(db, key), viewer),

    save: (key: string, save: Save) => saveDraft(db, clock, key, save),

    json,

    /**
     * Discards unpublished work on a record, which stays; moves other drafts to the trash; deletes a draft
     * in the trash for good. Throws 409 unless the draft is in the state `seen`.
     */
    remove: (
      key: string,
      { permit, ...by }: Asker & { seen?: DraftState | undefined },
    ): Promise<void> =>
      inTransaction(db, async (trx) => {
        await permit(trx)
        await removeDraft(trx, clock, key, by)
      }),

    /** Takes a draft out of the trash, with its pictures. Throws 409 if it is not in the trash. */
    restore: async (key: string, { email, permit }: Asker): Promise<Draft> => {
      const pictures = await inTransaction(db, async (trx) => {
        await permit(trx)
        return picturesInTrash(await findRow(trx, key))
      })
      await bringBack(pictures, { email, permit })
      const row = await inTransaction(db, async (trx) => {
        await permit(trx)
        return restoreDraft(trx, clock, key, email)
      })
      return json(row, { email })
    },

    /** Adds a draft with the same fields. */
    async duplicate(key: string, { email, permit }: Asker): Promise<Draft> {
      const id = newDraftId()
      await inTransaction(db, async (trx) => {
        await permit(trx)
        await assertRoom(trx)
        const { kind, ...row } = await findRow(trx, key)
        if (kind === 'words') throw new HttpError(409, 'A page of words cannot be copied.')
        const fields = await currentFields(trx, { kind, ...row })
        const name = recordKinds[kind].title
        const copy = { ...fields, [name]: `${valueText(fields[name])} (copy)` }
        const now = clock().toISOString()
        await trx
          .insertInto('drafts')
          .values({
            id,
            kind,
            version: 1,
            field_versions: '{}',
            created_at: now,
            created_by: email,
            updated_at: now,
            updated_by: email,
            ...fieldColumns(kind, copy, wordsOf(kind, copy)),
          })
          .execute()
        const added = await findRow(trx, `new.${id}`)
        await noteEntry(trx, added, copy)
        await noteDraft(trx, added, { at: now, by: email, action: 'created' })
      })
      return this.find(`new.${id}`, { email })
    },

    /** Records that a tab has the draft open, and returns what others have done since what the tab knows. */
    async meet(key: string, { field, email, ...known }: Presence): Promise<DraftPresence> {
      const { tab } = known
      const row = await inTransaction(db, async (trx) => {
        skipAudit(trx, ['drafts'], 'a record gets a draft, with nothing in it yet')
        const row = await lockByKey(trx, key)
        await noteEditor(trx, clock, row.number, { tab, email, field })
        return row
      })
      const { fields, editors, state, recordId } = await json(row, { email, tab })
      const changes = changesFor(row, fields, known)
      const seen = { version: versionOf(row), state, editors, changes }
      if (known.recordUpdatedAt === undefined) return seen
      const acts = { recordUpdatedAt: row.live_updated_at, lastAct: await lastAct(db, row.number) }
      return { ...seen, recordId, ...acts }
    },

    /**
     * Records that a tab has closed the draft. The last one ends a session of writing, which is kept as a
     * version.
     */
    leave(key: string, tab: string): Promise<void> {
      return inTransaction(db, async (trx) => {
        skipAudit(trx, ['drafts'], 'a record gets a draft, with nothing in it yet')
        const row = await lockByKey(trx, key)
        const isLast = await forgetEditor(trx, clock, row.number, tab)
        if (isLast && row.fields !== null) {
          await keepAutomatic(trx, row, await currentFields(trx, row))
        }
      })
    },
  }
}

/** The author may have been deleted since they were chosen. */
async function withoutLostAuthor(db: Database, fields: DraftFields): Promise<DraftFields> {
  const { author_id } = fields
  if (!author_id) return fields
  return (await findRecord(db, 'doctor', valueText(author_id)))
    ? fields
    : { ...fields, author_id: '' }
}
