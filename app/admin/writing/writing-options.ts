import type { Draft, DraftPresence } from '../../../shared/draft.ts'
import type { DraftFields } from '../../../shared/draft-fields.ts'
import type { WritingKind } from '../record-kinds/writing-kind.ts'

export type WritingOptions = {
  kind: WritingKind
  key: string
  /** The account's name in this browser: see `accountName`. */
  account: string
  /** When the record that the form shows was created; undefined if there is none. */
  recordCreatedAt?: string | undefined
  /** The fields that the form shows initially. */
  first: DraftFields
  /** The draft on the server; undefined if there is none or it could not be loaded. */
  loading: Promise<Draft | undefined>
  /** Undefined for a new draft. */
  loadAgain?: (() => Promise<Draft | undefined>) | undefined
}

export type Shows = {
  /** Shows merged and recovered fields in the form. */
  show: (fields: DraftFields) => void
  /** Shows a picture that was chosen before. */
  showPicture: (picture: File) => void
  /** `updatedAt` of the record that publishing replaces; undefined if there is none. */
  recordUpdatedAt: () => string | undefined
  /** Called once the stored draft is loaded, before others' changes are merged in. */
  buildsOn: (draft: Draft) => void
  /** Takes over the record as others have published it. */
  follow: (seen: DraftPresence) => Promise<void>
}
