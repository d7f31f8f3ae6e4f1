import type { Draft, DraftListItem } from '../../shared/draft.ts'
import type { Clock } from '../core/clock.ts'
import { HttpError } from '../core/errors.ts'
import type { Database } from '../database/database.ts'
import { nextTimestamp } from '../database/next-timestamp.ts'
import { inTransaction } from '../database/transaction.ts'
import {
  type DraftRow,
  fieldColumns,
  findRecord,
  newDraftId,
  fieldVersionsOf,
  stateOf,
  versionOf,
} from '../revisions/draft-row.ts'
import { differences, wordsOf } from '../revisions/draft-values.ts'
import { recordFields } from '../revisions/record-fields.ts'
import { addVersion } from '../revisions/versions.ts'
import { keepAutomatic } from './automatic-versions.ts'
import { currentFields } from '../revisions/current-fields.ts'
import { draftJson, listedDraftJson } from './draft-json.ts'
import { type DraftListing, listDrafts } from './draft-list.ts'
import { findRow, lockByKey } from '../revisions/find-draft.ts'
import { editorsOf, forgetEditor, noteEditor, type Viewer } from './presence.ts'
import { assertRoom, type Save, saveDraft, writeFields } from './save-draft.ts'

export type Drafts = ReturnType<typeof createDrafts>

/** A tab that has a draft open and knows it as of `version`. */
type Presence = { tab: string; field: string | null; version: number; email: string }

/** Unfinished writing. All but lists throw 404 where a key names nothing. */
export function createDrafts(db: Database, clock: Clock) {
  async function json(row: DraftRow, viewer: Viewer): Promise<Draft> {
    const editors = await editorsOf(db, clock, [row.number], viewer)
    return draftJson(row, await currentFields(db, row), editors.get(row.number) ?? [])
  }

  /** Does something to a draft and returns it as it is then. */
  const change = async (
    key: string,
    email: string,
    work: (trx: Database, row: DraftRow, now: string) => Promise<DraftRow>,
  ): Promise<Draft> => {
    const row = await inTransaction(db, async (trx) => {
      const row = await lockByKey(trx, key)
      return work(trx, row, nextTimestamp(clock, row.updated_at))
    })
    return json(row, { email })
  }

  return {
    /** Last changed first; without the trash unless it is asked for, never what is only published. */
    async list(
      listing: DraftListing,
      viewer: Viewer,
    ): Promise<{ items: DraftListItem[]; total: number }> {
      const { items, total } = await listDrafts(db, listing)
      const numbers = items.map(({ number }) => number)
      const editors = await editorsOf(db, clock, numbers, viewer)
      return {
        items: items.map((row) => listedDraftJson(row, editors.get(row.number) ?? [])),
        total,
      }
    },

    /** A record without unsaved work is a draft in the state `published`. */
    find: async (key: string, viewer: Viewer): Promise<Draft> =>
      json(await findRow(db, key), viewer),

    save: (key: string, save: Save) => saveDraft(db, clock, key, save),

    json,

    /**
     * Discards unsaved work on a record, which stays; moves what readers do not see to the trash;
     * deletes for ever what lies there.
     */
    remove(key: string, email: string): Promise<void> {
      return inTransaction(db, async (trx) => {
        const row = await lockByKey(trx, key)
        const now = nextTimestamp(clock, row.updated_at)
        const state = stateOf(row)
        if (state === 'published') return
        if (state === 'trash') {
          await trx.deleteFrom('drafts').where('number', '=', row.number).execute()
        } else if (row.live_number === null) {
          await trx
            .updateTable('drafts')
            .set({ trashed_at: now, trashed_by: email, scheduled_at: null, scheduled_by: null })
            .where('number', '=', row.number)
            .execute()
        } else await discard(trx, row, row.live_number, email, now)
      })
    },

    /** Throws 409 for what is not in the trash. */
    restore: (key: string, email: string): Promise<Draft> =>
      change(key, email, async (trx, row, now) => {
        if (row.trashed_at === null || row.fields === null) {
          throw new HttpError(409, 'This is not in the trash.')
        }
        const isTaken = row.record_id !== null && (await isAddressTaken(trx, row, row.record_id))
        const restored = {
          trashed_at: null,
          trashed_by: null,
          record_id: isTaken ? null : row.record_id,
          updated_at: now,
          updated_by: email,
        }
        await trx.updateTable('drafts').set(restored).where('number', '=', row.number).execute()
        return { ...row, ...restored }
      }),

    /** A new draft with the same fields. */
    async duplicate(key: string, email: string): Promise<Draft> {
      const id = newDraftId()
      await inTransaction(db, async (trx) => {
        await assertRoom(trx)
        const { kind, ...row } = await findRow(trx, key)
        const fields = await currentFields(trx, { kind, ...row })
        const name = kind === 'blog' ? 'title' : 'name'
        const copy = { ...fields, [name]: `${String(fields[name])} (copy)` }
        const now = clock().toISOString()
        await trx
          .insertInto('drafts')
          .values({
            ...{ id, kind, version: 1, field_versions: '{}' },
            ...{ created_at: now, created_by: email, updated_at: now, updated_by: email },
            ...fieldColumns(kind, copy, wordsOf(kind, copy)),
          })
          .execute()
      })
      return this.find(`new.${id}`, { email })
    },

    /** Notes that a tab has the draft open; `changes`: what other tabs have changed since its version. */
    async meet(key: string, { tab, field, version, email }: Presence) {
      const row = await inTransaction(db, async (trx) => {
        const row = await lockByKey(trx, key)
        await noteEditor(trx, clock, row.number, { tab, email, field })
        return row
      })
      const { fields, editors, state } = await json(row, { email, tab })
      const isChanged = ([, [changedIn, by]]: [string, [number, string]]) =>
        changedIn > version && by !== tab
      const names = Object.entries(fieldVersionsOf(row)).filter(isChanged)
      const changes = Object.fromEntries(names.map(([name]) => [name, fields[name] ?? '']))
      const isNew = row.fields !== null && names.length > 0
      return { version: versionOf(row), state, editors, changes: isNew ? changes : null }
    },

    /** With the last tab a session of writing ends, of which a version is kept. */
    leave(key: string, tab: string): Promise<void> {
      return inTransaction(db, async (trx) => {
        const row = await lockByKey(trx, key)
        const isLast = await forgetEditor(trx, clock, row.number, tab)
        if (isLast && row.fields !== null) {
          await keepAutomatic(trx, row, await currentFields(trx, row))
        }
      })
    },
  }

  async function discard(trx: Database, row: DraftRow, live: number, email: string, now: string) {
    const before = await currentFields(trx, row)
    const after = await recordFields(trx, row.kind, live)
    const { version } = row
    await addVersion(trx, row, { kind: 'discarded', fields: before, version, at: now, by: email })
    // Tabs that still have the discarded words learn that these fields changed.
    const changed = differences(before, after)
    await writeFields(trx, row, { fields: after, changed, tab: '', email, now })
    await trx
      .updateTable('drafts')
      .set({
        fields: null,
        rich_texts: null,
        image_url: '',
        scheduled_at: null,
        scheduled_by: null,
      })
      .where('number', '=', row.number)
      .execute()
  }
}

/** Whether a record or another draft has the address by now. */
async function isAddressTaken(trx: Database, row: DraftRow, id: string): Promise<boolean> {
  if (await findRecord(trx, row.kind, id)) return true
  const other = await trx
    .selectFrom('drafts')
    .select('number')
    .where('record_id', '=', id)
    .where('kind', '=', row.kind)
    .where('trashed_at', 'is', null)
    .where('number', '!=', row.number)
    .executeTakeFirst()
  return other !== undefined
}
