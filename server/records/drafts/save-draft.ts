import type { Permit } from '../../people/permit.ts'
import type { DraftFields, DraftKind } from '../../../shared/draft-fields.ts'
import { limits } from '../../../shared/limits.ts'
import type { Clock } from '../../core/clock.ts'
import { HttpError } from '../../core/errors.ts'
import { skipAudit } from '../../database/audit-trail.ts'
import type { Database } from '../../database/database.ts'
import { nextTimestamp } from '../../database/next-timestamp.ts'
import { inTransaction } from '../../database/transaction.ts'
import { noteDraft } from '../audit-record.ts'
import { type DraftRow, fieldColumns, fieldVersionsOf, stateOf } from '../draft-row.ts'
import { isInState } from '../draft-states.ts'
import { isSame, withEmpty } from '../draft-values.ts'
import { addConflict } from '../versions.ts'
import { keepBeforeChange } from './automatic-versions.ts'
import { currentFields } from '../record-fields.ts'
import { draftNotFound, findByKey, lockByKey, parseKey } from '../find-draft.ts'
import { writeFields } from '../write-fields.ts'

export type Save = {
  kind: DraftKind
  /** The version that the fields are built on. */
  base: number
  /** Only changed fields. */
  fields: DraftFields
  tab: string
  email: string
  permit: Permit
}

/** `conflicts`: fields that another tab has changed since; if there are any, nothing is saved. */
export type Saved = { row: DraftRow; isNew: boolean; conflicts: string[] }

/**
 * Changes fields of a draft, or begins the draft. Fields that another tab has changed since `base` conflict
 * unless they are the same. Throws 404 for a record that never existed, 409 for a draft in the trash, 503
 * if there are too many drafts.
 */
export function saveDraft(db: Database, clock: Clock, key: string, save: Save): Promise<Saved> {
  return inTransaction(db, async (trx) => {
    await save.permit(trx)
    const isAdded = await addNew(trx, clock, key, save)
    const row = await lockByKey(trx, key)
    if (stateOf(row) === 'trash') throw new HttpError(409, 'This is in the trash.')
    if (row.kind !== save.kind) {
      throw new HttpError(400, 'This draft is of the other kind.', { field: 'kind' })
    }
    const current = withEmpty(row.kind, await currentFields(trx, row))
    const leaveToVersions = () => skipAudit(trx, ['drafts'], 'versions tell what was typed')
    const changed = Object.keys(save.fields).filter(
      (name) => !isSame(current[name], save.fields[name]),
    )
    if (changed.length === 0 && !isAdded) {
      leaveToVersions()
      return { row, isNew: false, conflicts: [] }
    }
    const conflicts = changed.filter((name) => isConflict(row, name, save))
    const now = nextTimestamp(clock, row.updated_at)
    const { email } = save
    if (conflicts.length > 0) {
      leaveToVersions()
      await addConflict(trx, row, {
        kind: 'conflict',
        version: row.version,
        at: now,
        by: email,
        fields: { ...current, ...save.fields },
      })
      return { row, isNew: false, conflicts }
    }
    await keepBeforeChange(trx, row, { fields: current, email, now })
    const isNew = isAdded || row.fields === null
    const next = await writeFields(trx, row, {
      fields: { ...current, ...save.fields },
      changed,
      tab: save.tab,
      email,
      now,
    })
    if (isNew) {
      await noteDraft(trx, next, { at: clock().toISOString(), by: email, action: 'created' })
    } else leaveToVersions()
    return { row: next, isNew, conflicts: [] }
  })
}

/**
 * Returns whether the draft was added: a key that the browser generated names a draft from its first save.
 */
async function addNew(trx: Database, clock: Clock, key: string, save: Save): Promise<boolean> {
  const { source, id } = parseKey(key)
  // A page of words exists already: its drafts have the page's key.
  if (source === 'new' && save.kind === 'words') throw draftNotFound()
  if (source !== 'new' || (await findByKey(trx, key)).row) return false
  await assertRoom(trx)
  const now = clock().toISOString()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('drafts')
    .values({
      id,
      kind: save.kind,
      version: 0,
      field_versions: '{}',
      created_at: now,
      created_by: save.email,
      updated_at: now,
      updated_by: save.email,
      ...fieldColumns(save.kind, {}, 0),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Throws 503 if there are too many drafts, or too many in the trash. */
export async function assertRoom(trx: Database): Promise<void> {
  if ((await countDrafts(trx)) >= limits.draft.total) {
    throw tooMany('There are too many drafts. Delete some first.')
  }
  if ((await countDrafts(trx, 'trash')) >= limits.draft.trash) {
    throw tooMany('The trash is full. Delete some of it for ever first.')
  }
}

async function countDrafts(trx: Database, state?: 'trash'): Promise<number> {
  const { total } = await trx
    .selectFrom('drafts')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where((eb) => isInState(eb, state))
    .executeTakeFirstOrThrow()
  return total
}

const tooMany = (message: string) => new HttpError(503, message, { retryAfter: 600 })

function isConflict(row: DraftRow, name: string, { base, tab }: Save): boolean {
  // A tab that knew of no unpublished work builds on what is published.
  if (row.fields === null && base === 0) return false
  const [version, byTab] = fieldVersionsOf(row)[name] ?? [0, tab]
  // After a backup is restored, a browser may know a version that does not exist here.
  const from = base > row.version ? 0 : base
  return version > from && byTab !== tab
}
