import type { DraftPresence, SavedDraft } from '../../../shared/draft.ts'
import type { DraftFieldKind, DraftFields } from '../../../shared/draft-fields.ts'
import type { MergeTexts } from '../../../shared/merge-field.ts'
import type { Agreed } from './field-merge.ts'

type Seen = Pick<DraftPresence, 'version' | 'changes' | 'state'>

export type SyncOptions = {
  kinds: Readonly<Record<string, DraftFieldKind>>
  agreed: Agreed
  /** Sends changed fields, which are built on version `base`. */
  save: (request: { base: number; fields: DraftFields }) => Promise<SavedDraft>
  /** The fields that others have changed since `version`. */
  look: (version: number) => Promise<Seen>
  /** Loads what joins rich texts. */
  loadMerge: () => Promise<MergeTexts>
  /** Keeps on this device what is not saved, with what it is built on. Whether that worked. */
  keep: (unsaved: { agreed: Agreed; fields: DraftFields }) => Promise<boolean>
  /** Puts merged fields into the form. */
  show: (fields: DraftFields) => void
  /** Called when what `current` returns has changed. */
  onChange: () => void
}
