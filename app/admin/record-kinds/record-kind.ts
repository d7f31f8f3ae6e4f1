import type { BegunKind } from '../../../shared/record-kinds.ts'
import type { Fields } from '../../../shared/fields.ts'
import type { ListRow } from '../../../shared/draft.ts'
import type { RecordCalls } from '../client/api.ts'
import type { ListPage, ListPart } from '../client/request.ts'
import type { FormMode } from '../record-form/use-record.ts'
import type { Rules } from '../record-form/use-rules.ts'
import type { WritingKind } from './writing-kind.ts'

export type StoredRecord = {
  _id: string
  image_url: string
  /** Missing where nothing can be deleted and made anew. */
  createdAt?: string
  updatedAt: string
}

/** Describes what a form edits. Its values exclude the picture. */
export type FormKind<
  Stored extends StoredRecord,
  Draft extends object,
  Input extends object,
> = RecordCalls<Stored, Input> &
  WritingKind & {
    fields: Fields
    /** Path of the list. */
    list: string
    /** Where readers see a record, and where the panel shows it. */
    pageAddress(record: Stored): string
    viewAddress(id: string): string
    /** Titles of the form, by mode. */
    titles: Record<FormMode, string>
    /** The link back to the list, and the message if the record no longer exists. */
    backToList: string
    missing: string
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

/** Describes one kind of record for the panel. */
export type RecordKind<
  Stored extends StoredRecord,
  Draft extends object,
  Input extends object,
> = FormKind<Stored, Draft, Input> & {
  name: BegunKind
  /** The picture's hint, and the MIME types that the file chooser offers. */
  picture: { hint: string; accept: string }
  /** Loads one page of the list. */
  rows(part: ListPart): Promise<ListPage<ListRow>>
}
