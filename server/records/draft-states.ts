import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { DraftState } from '../../shared/draft.ts'
import { draftKinds } from '../../shared/draft-fields.ts'
import type { Tables } from '../database/tables.ts'

export type DraftColumns = ExpressionBuilder<Pick<Tables, 'drafts'>, 'drafts'>

/** `unfinished`: neither scheduled nor in the trash. `unseen`: of no published record. */
export type StateOfDrafts = DraftState | 'unfinished' | 'unseen'

/**
 * Whether a draft is in the state, in agreement with `stateOf`. Without a state: whether it is not in the
 * trash.
 */
export function isInState(
  eb: DraftColumns,
  state: StateOfDrafts | undefined,
): ExpressionWrapper<Tables, 'drafts', SqlBool> {
  const isNull = (column: keyof Tables['drafts']) => eb(`drafts.${column}`, 'is', null)
  const isSet = (column: keyof Tables['drafts']) => eb(`drafts.${column}`, 'is not', null)
  const live = isLive(eb)
  const states = {
    draft: [eb.not(live), isNull('scheduled_at'), isNull('record_id')],
    scheduled: [isSet('scheduled_at')],
    published: [eb.lit(false)],
    changed: [live, isNull('scheduled_at')],
    unpublished: [eb.not(live), isNull('scheduled_at'), isSet('record_id')],
    unfinished: [isNull('scheduled_at')],
    unseen: [eb.not(live)],
    trash: [],
  }
  return eb.and([
    isSet('fields'),
    state === 'trash' ? isSet('trashed_at') : isNull('trashed_at'),
    ...(state ? states[state] : []),
  ])
}

/** Whether the draft's record is published. */
export function isLive(eb: DraftColumns) {
  return eb.or(draftKinds.map((kind) => eb(`drafts.${kind}_number`, 'is not', null)))
}
