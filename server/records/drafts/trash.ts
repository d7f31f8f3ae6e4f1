import type { DraftState } from '../../../shared/draft.ts'
import { pictureKeysIn } from '../../../shared/image-address.ts'
import type { Clock } from '../../core/clock.ts'
import { HttpError } from '../../core/errors.ts'
import { skipAudit } from '../../database/audit-trail.ts'
import type { Database } from '../../database/database.ts'
import { nextTimestamp } from '../../database/next-timestamp.ts'
import { noteDraft } from '../audit-record.ts'
import { currentFields, recordFields } from '../record-fields.ts'
import { type DraftRow, fieldsOf, findRecord, stateOf } from '../draft-row.ts'
import { differences } from '../draft-values.ts'
import { lockByKey } from '../find-draft.ts'
import { changedMeanwhile, noUnsavedWork } from '../record-history.ts'
import { noteTextPictures } from '../text-pictures.ts'
import { addVersion } from '../versions.ts'
import { storedPictures } from './stored-pictures.ts'
import { writeFields } from '../write-fields.ts'

/** Throws 404 if the key names nothing, 409 unless the draft is in the state `seen`. */
export async function removeDraft(
  trx: Database,
  clock: Clock,
  key: string,
  { email, seen }: { email: string; seen?: DraftState | undefined },
): Promise<void> {
  const row = await lockByKey(trx, key)
  const now = nextTimestamp(clock, row.updated_at)
  const state = stateOf(row)
  if (seen && seen !== state) throw new HttpError(409, changedMeanwhile)
  if (state === 'published') {
    return skipAudit(trx, ['drafts'], 'there was nothing to discard')
  }
  await noteDraft(trx, row, {
    at: clock().toISOString(),
    by: email,
    action: state === 'trash' ? 'erased' : 'deleted',
  })
  if (state === 'trash') {
    await trx.deleteFrom('drafts').where('number', '=', row.number).execute()
  } else if (row.live_number === null) {
    await trx
      .updateTable('drafts')
      .set({ trashed_at: now, trashed_by: email, scheduled_at: null, scheduled_by: null })
      .where('number', '=', row.number)
      .execute()
  } else await discard(trx, row, row.live_number, email, now)
}

/** Returns the pictures of a draft in the trash: its own and those in its texts. */
export function picturesInTrash(row: DraftRow): string[] {
  return row.trashed_at === null ? [] : pictureKeysIn(JSON.stringify(fieldsOf(row) ?? {}))
}

/** Throws 404 if the key names nothing, 409 if the draft is not in the trash. */
export async function restoreDraft(
  trx: Database,
  clock: Clock,
  key: string,
  email: string,
): Promise<DraftRow> {
  const row = await lockByKey(trx, key)
  const fields = fieldsOf(row)
  if (row.trashed_at === null || !fields) throw new HttpError(409, 'This is not in the trash.')
  const isTaken = row.record_id !== null && (await isAddressTaken(trx, row, row.record_id))
  const restored = {
    trashed_at: null,
    trashed_by: null,
    record_id: isTaken ? null : row.record_id,
    updated_at: nextTimestamp(clock, row.updated_at),
    updated_by: email,
  }
  await trx.updateTable('drafts').set(restored).where('number', '=', row.number).execute()
  const back = { ...row, ...restored }
  await noteDraft(trx, back, {
    at: clock().toISOString(),
    by: email,
    action: 'changed',
  })
  if (await isPictureThere(trx, row.image_url)) return back
  const { updated_at: now } = restored
  const change = {
    fields: { ...fields, image_url: '' },
    changed: ['image_url'],
    tab: '',
    email,
    now,
  }
  return writeFields(trx, back, change)
}

/** A picture that was deleted for good, or whose files are incomplete, does not come back. */
async function isPictureThere(trx: Database, image_url: string): Promise<boolean> {
  return image_url === '' || (await storedPictures(trx, [image_url])).has(image_url)
}

async function discard(trx: Database, row: DraftRow, live: number, email: string, now: string) {
  const before = await currentFields(trx, row)
  const after = await recordFields(trx, row.kind, live)
  const { version } = row
  await addVersion(trx, row, { kind: 'discarded', fields: before, version, at: now, by: email })
  // Tabs that still have the discarded words learn that these fields changed.
  const changed = differences(before, after)
  await writeFields(trx, row, { fields: after, changed, tab: '', email, now })
  await trx.updateTable('drafts').set(noUnsavedWork).where('number', '=', row.number).execute()
  await noteTextPictures(trx, 'draft', row.number, '')
}

/** Whether a record or another draft has taken the address meanwhile. */
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
