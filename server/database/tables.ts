import type { ColumnType, Generated } from 'kysely'
import type { VersionKind } from '../../shared/draft.ts'
import type { DraftKind } from '../../shared/draft-fields.ts'
import type { blogFields } from '../../shared/blog-fields.ts'
import type { doctorFields } from '../../shared/doctor-fields.ts'
import type { ColumnsOf, Fields } from '../../shared/fields.ts'
import type { EnquiryTables } from './enquiry-tables.ts'
import type { PeopleTables } from './people-tables.ts'
import type { PictureTables } from './picture-tables.ts'
import type { ReviewTables } from './review-tables.ts'

/** Columns as they are stored. Times are ISO 8601 UTC texts, which sort as they are. */
export type Tables = ReviewTables &
  EnquiryTables &
  PeopleTables &
  PictureTables & {
    doctors: FieldColumns<typeof doctorFields> & {
      number: Generated<number>
      id: string
      name_key: string
      created_at: Unchanged<string>
      updated_at: string
    }
    blogs: FieldColumns<typeof blogFields> & {
      number: Generated<number>
      id: string
      title_key: string
      letter: string
      author_number: number | null
      created_at: Unchanged<string>
      updated_at: string
    }
    blog_tags: { blog_number: number; position: number; tag: string; tag_key: string }
    blog_solutions: { blog_number: number; position: number; solution: string }
    /** The lists in which a blog stands, each with what it is sorted by there. */
    blog_facets: {
      blog_number: number
      /** `all`, `letter`, `author`, `tag` or `solution`. */
      kind: string
      value: string
      created_at: string
      title_key: string
      author_key: string
    }
    /** How many blogs stand in a list; kept by triggers. */
    facet_counts: { kind: string; value: string; count: number }
    /** What the panel's list of articles is filtered by: title, brief description and tags, folded. */
    blog_filter_texts: {
      blog_number: number
      /** Of the blog when the text was made; differs where the text is out of date. */
      updated_at: string
      text: string
    }
    /** Each work that an article cites or cited, in the spelling of the last. */
    cited_works: {
      key: string
      cited_at: string
      /** Authors, title and DOI, folded. */
      words: string
      /** JSON: the reference without its id. */
      work: string
    }
    blog_works: { blog_number: number; key: string }
    search_words: { word: string; stem: string }
    newsletter_subscriptions: {
      id: string
      email: string
      requested_at: string
      /** JSON list of the times at which confirmation mails were last asked for. */
      mailed_at: string
      confirmed_at: string | null
    }
    mail_outbox: {
      id: string
      recipient: string
      reply_to: string | null
      subject: string
      text: string
      html: string
      /** Address for one-click unsubscribing, where the mail needs one. */
      unsubscribe_url: string | null
      created_at: string
      attempts: Generated<number>
      next_attempt_at: string
      /** The enquiry that the mail is about. */
      enquiry_id: string | null
      /** With its angle brackets; null: made from `id`. */
      message_id: string | null
      /** Message-IDs of the conversation, oldest first, separated by spaces. */
      reference_ids: string | null
    }
    /** The owners who do not stand in the settings, as the version before reads them. Addresses in lower case. */
    admins: { email: string; added_at: string }
    login_codes: {
      /** Hash of the otpToken that names this code. */
      id: string
      /** Keyed hash of the address, known or not. */
      account: string
      /** Hash of the known browser that asked for the code; empty for all others. */
      device: Generated<string>
      code_hash: string
      attempts: Generated<number>
      created_at: string
      expires_at: string
    }
    sessions: {
      /** Hash of the token. */
      id: string
      email: string
      created_at: string
      last_seen_at: string
      method: Generated<'code' | 'passkey'>
      /** The browser and its system, such as `Firefox on Windows`; empty where not known. */
      device: Generated<string>
    }
    rate_limits: {
      /** Keyed hash of what is limited and for whom. */
      key: string
      /** JSON list of the times, in ms, that still count. */
      times: string
      ends_at: string
    }
    idempotency_keys: {
      key: string
      record_id: string
      ends_at: string
      /** Of what the key was first sent with; empty where that is not known. */
      content_hash: Generated<string>
    }
    images: {
      key: string
      /** `storing` until every file is there, `stored`, `removing` until none is; `abandoned`: an upload that was interrupted. */
      state: string
      /** SHA-256 of all its files, one after the other; empty for those from before checksums. */
      checksum: string
      created_at: string
      /** The admin's address; empty for sample pictures. */
      uploaded_by: string
    } & PictureColumns
    /** Removed pictures whose files are kept for a while. */
    trashed_images: {
      key: string
      checksum: string
      created_at: string
      uploaded_by: string
      trashed_at: string
      trashed_by: string
    } & PictureColumns
    /** Hashed files of recent builds, by their names in `build/client/assets`. */
    kept_assets: {
      name: string
      content: Uint8Array
      /** When an instance whose build has this file last said so. */
      last_used_at: string
    }
    /** Noted by triggers; taken by whoever tells the cache in front of the site. */
    content_changes: {
      /** `article` or `doctor`. */
      kind: string
      id: string
      /** When the record was created. */
      created_at: string
    }
    /** Unfinished writing, apart from what readers see. */
    drafts: {
      number: Generated<number>
      /** 32 hexadecimal digits, made by the browser where the draft began there. */
      id: string
      kind: DraftKind
      /** The record, while readers see it. */
      blog_number: number | null
      doctor_number: number | null
      /** The record's address, also after it was taken off the site or deleted. */
      record_id: string | null
      record_created_at: string | null
      version: number
      words: number
      /** JSON: of each changed field the version of its last change, and the tab that made it. */
      field_versions: string
      image_url: string
      /** `updated_at` of the record as of which the draft is. */
      based_on: string | null
      scheduled_at: string | null
      scheduled_by: string | null
      /** JSON: message and field. */
      schedule_problem: string | null
      created_at: string
      created_by: string
      updated_at: string
      updated_by: string
      trashed_at: string | null
      trashed_by: string | null
      /** JSON: all fields but rich texts; null where the record has no unsaved work. */
      fields: string | null
      /** JSON: the rich texts, as they were sent. */
      rich_texts: string | null
    }
    /** What lists of drafts are sorted and filtered by; all texts are folded. */
    draft_entries: {
      draft_number: number
      /** Of the draft when this was made; differs where this is out of date. */
      version: number
      /** The doctor's `_id`, or empty. */
      author_id: string
      /** Of the title or the name. */
      title_key: string
      email_key: string
      location_key: string
      /** Each between line feeds. */
      tags: string
      solutions: string
      text: string
    }
    /** The same of the list of doctors. */
    doctor_entries: {
      doctor_number: number
      /** Of the doctor when this was made. */
      updated_at: string
      email_key: string
      location_key: string
      text: string
    }
    /** Versions of drafts and of what was published. */
    revisions: {
      draft_number: number
      number: number
      kind: VersionKind
      name: string
      /** The draft's version whose words these are. */
      draft_version: number
      words: number
      image_url: string
      created_at: string
      created_by: string
      /** JSON: all fields. */
      fields: string
    }
    /** Tabs in which a draft is open. */
    draft_editors: {
      draft_number: number
      tab: string
      email: string
      field: string | null
      since: string
      seen_at: string
    }
    preview_links: {
      id: string
      draft_number: number
      token_hash: string
      note: string
      created_at: string
      created_by: string
      expires_at: string
      seen_at: string | null
      views: Generated<number>
    }
    /** One row, raised by triggers with every change of what readers see. */
    content_version: { number: number }
    site_facts: { name: string; value: string }
  }

/** The columns of optional fields have a value of their own in a new row. */
type FieldColumns<F extends Fields> = {
  [Name in keyof ColumnsOf<F>]: F[Name] extends { optional: true }
    ? Generated<ColumnsOf<F>[Name]>
    : ColumnsOf<F>[Name]
}

type Unchanged<Value> = ColumnType<Value, Value, never>

/** What people say of a picture, and by what it is known. */
type PictureColumns = {
  name: Generated<string>
  alt: Generated<string>
  decorative: Generated<number>
  /** From 0 to 1, from the left and from the top. */
  focal_x: Generated<number>
  focal_y: Generated<number>
  /** Of the fallback; 0 where that is not known yet. */
  bytes: Generated<number>
  /** SHA-256 of what was uploaded; empty for those from before it was noted. */
  source_hash: Generated<string>
  /** Empty until it is first described. */
  updated_at: Generated<string>
  filter_text: Generated<string>
}
