import { sql } from 'kysely'
import type { DraftState } from '../../../shared/draft.ts'
import { draftKinds } from '../../../shared/draft-fields.ts'
import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../database/database.ts'

export type DraftFigures = ReturnType<typeof createDraftFigures>

type Listed = Exclude<DraftState, 'published'>

const noDrafts = { draft: 0, scheduled: 0, changed: 0, unpublished: 0, trash: 0 }

/** Figures about drafts for the operator. */
export function createDraftFigures(db: Database, clock: Clock) {
  let saves = 0
  let conflicts = 0

  return {
    /** Counts a save on this instance. */
    noteSave(isConflict: boolean): void {
      if (isConflict) conflicts += 1
      else saves += 1
    },

    /**
     * Returns the number of drafts by state and of overdue ones, and the saves and conflicts since the
     * process started.
     */
    async read() {
      const rows = await db
        .selectFrom('drafts')
        .select(({ fn }) => [stateColumn.as('state'), fn.countAll<number>().as('count')])
        .where('fields', 'is not', null)
        .groupBy(stateColumn)
        .execute()
      const { count: overdue } = await db
        .selectFrom('drafts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('scheduled_at', '<=', clock().toISOString())
        .executeTakeFirstOrThrow()
      const states = rows.map(({ state, count }) => [state, count])
      return {
        states: { ...noDrafts, ...(Object.fromEntries(states) as Partial<typeof noDrafts>) },
        overdue,
        saves,
        conflicts,
      }
    },
  }
}

const numbers = draftKinds.map((kind) => sql.ref(`${kind}_number`))

/** In agreement with `stateOf`. */
const stateColumn = sql<Listed>`case
  when trashed_at is not null then 'trash'
  when scheduled_at is not null then 'scheduled'
  when coalesce(${sql.join(numbers)}) is not null then 'changed'
  when record_id is null then 'draft'
  else 'unpublished' end`
