import type { DraftPresence, SavedDraft } from '../../../shared/draft.ts'
import type { DraftFieldKind, DraftFields } from '../../../shared/draft-fields.ts'
import type { MergeTexts } from '../../../shared/merge-field.ts'
import type { Agreed } from './field-merge.ts'

export type Seen = Pick<DraftPresence, 'version' | 'changes' | 'state'>

export type SyncOptions = {
  kinds: Readonly<Record<string, DraftFieldKind>>
  agreed: Agreed
  /** Sends changed fields, which are based on version `base`. */
  save: (request: { base: number; fields: DraftFields }) => Promise<SavedDraft>
  /** Fetches what others have done since `version`; undefined if the draft was deleted for ever. */
  poll: (version: number) => Promise<Seen | undefined>
  /** Loads the code that merges rich texts. */
  loadMerge: () => Promise<MergeTexts>
  /** Stores unsaved fields and their base on this device. Returns whether that worked. */
  keep: (unsaved: { agreed: Agreed; fields: DraftFields }) => Promise<boolean>
  /** Puts merged fields into the form. */
  show: (fields: DraftFields) => void
  /** Called when the result of `current` has changed. */
  onChange: () => void
}
