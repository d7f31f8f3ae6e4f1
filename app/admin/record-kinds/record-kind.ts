import type { DraftKind } from '../../../shared/draft-fields.ts'
import type { Fields } from '../../../shared/fields.ts'
import type { ListRow } from '../../../shared/draft.ts'
import type { RecordCalls } from '../client/api.ts'
import type { ListPage, ListPart } from '../client/request.ts'
import type { FormMode } from '../record-form/use-record.ts'
import type { Rules } from '../record-form/use-rules.ts'

export type StoredRecord = { _id: string; image_url: string; updatedAt: string }

/** What the panel shows and sends of one kind of record. Its picture is kept apart from the draft. */
export type RecordKind<
  Stored extends StoredRecord,
  Draft extends object,
  Input extends object,
> = RecordCalls<Stored, Input> & {
  name: DraftKind
  fields: Fields
  /** One page of the list. */
  rows(part: ListPart): Promise<ListPage<ListRow>>
  /** Addresses of the list and of the form. */
  list: string
  form: string
  /** Titles of the form. */
  titles: Record<FormMode, string>
  /** The way back, and what is said where there is no such record any more. */
  backToList: string
  missing: string
  /** What is said of its picture, and the MIME types that the file chooser offers. */
  picture: { hint: string; accept: string }
  /** Loads the rules of a request. */
  loadRules(): Promise<Rules>
  draftOf(record: Stored | undefined): Draft
  inputFrom(draft: Draft, image_url: string): Input
  /** Everything written, as plain text. */
  textOf(draft: Draft): string
  messages: {
    added: string
    updated: string
    /** For a refusal without words. */
    refused: string
    noToken: string
    imageDeleteFailed: string
    imageDeleted?: string
    /** Where the picture on the server cannot be shown. */
    imageBroken?: string
    /** In the place of the general one. */
    uploadFailed?: string
  }
  /** Says a problem out loud, where the form's own notice is not enough. */
  tell?: (message: string) => void
  /** Where closing the dialog after a save leads. */
  closeLeadsTo: 'list' | 'back'
}
