// Rows of the lists of articles and doctors, which the server makes: what readers see, and what is still being written.
import type { ListRow, ListState as ServerState } from '../../../shared/draft.ts'
import type { DraftKind } from '../../../shared/draft-fields.ts'

export const listStates = ['all', 'published', 'draft', 'scheduled', 'trash'] as const
/** As addresses of the lists have it. */
export type ListState = (typeof listStates)[number]

/** What the server's list calls it. */
export const serverState = (state: ListState): ServerState =>
  state === 'draft' ? 'unfinished' : state

/** Id of the record, where readers see one. */
export function recordIdOf({ _id, draft }: ListRow): string | undefined {
  return draft?.key.startsWith('new.') ? undefined : _id
}

/** The key of a row's draft, which every record has. */
export function keyOf(kind: DraftKind, { _id, draft }: ListRow): string {
  return draft?.key ?? `${kind}.${_id}`
}
