import type { DraftKind } from '../../../shared/draft-fields.ts'
import type { Fields } from '../../../shared/fields.ts'
import type { ListRow } from '../../../shared/draft.ts'
import type { RecordCalls } from '../client/api.ts'
import type { ListPage, ListPart } from '../client/request.ts'
import type { FormMode } from '../record-form/use-record.ts'
import type { Rules } from '../record-form/use-rules.ts'

export type StoredRecord = { _id: string; image_url: string; updatedAt: string }

/** Describes one kind of record for the panel. A form's values exclude the picture. */
export type RecordKind<
  Stored extends StoredRecord,
  Draft extends object,
  Input extends object,
> = RecordCalls<Stored, Input> & {
  name: DraftKind
  fields: Fields
  /** Loads one page of the list. */
  rows(part: ListPart): Promise<ListPage<ListRow>>
  /** Paths of the list and of the form. */
  list: string
  form: string
  /** Titles of the form, by mode. */
  titles: Record<FormMode, string>
  /** The link back to the list, and the message if the record no longer exists. */
  backToList: string
  missing: string
  /** The picture's hint, and the MIME types that the file chooser offers. */
  picture: { hint: string; accept: string }
  /** Loads the rules of a request. */
  loadRules(): Promise<Rules>
  draftOf(record: Stored | undefined): Draft
  inputFrom(draft: Draft, image_url: string): Input
  /** Returns everything typed as plain text. */
  textOf(draft: Draft): string
  messages: {
    added: string
    updated: string
    /** For a refusal without a message. */
    refused: string
    noToken: string
    imageDeleteFailed: string
    imageDeleted?: string
    /** If the stored picture can't be shown. */
    imageBroken?: string
    /** Instead of the general message. */
    uploadFailed?: string
  }
  /** Shows a problem in an alert, if the form's own notice is not enough. */
  tell?: (message: string) => void
  /** Where closing the dialog after a save leads. */
  closeLeadsTo: 'list' | 'back'
}
