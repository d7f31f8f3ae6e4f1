// Rows of the article and doctor lists, built by the server: published records and unfinished work.
import type { ListRow, ListState as ServerState } from '../../../shared/draft.ts'
import type { DraftKind } from '../../../shared/draft-fields.ts'

export const listStates = ['all', 'published', 'draft', 'scheduled', 'trash'] as const
/** As written in the lists' addresses. */
export type ListState = (typeof listStates)[number]

/** The server's name for a state. */
export const serverState = (state: ListState): ServerState =>
  state === 'draft' ? 'unfinished' : state

/** Id of the published record, if any. */
export function recordIdOf({ _id, draft }: ListRow): string | undefined {
  return draft?.key.startsWith('new.') ? undefined : _id
}

/** Key of the row's draft; every record has one. */
export function keyOf(kind: DraftKind, { _id, draft }: ListRow): string {
  return draft?.key ?? `${kind}.${_id}`
}
