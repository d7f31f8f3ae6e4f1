import type { ColumnType, Generated } from 'kysely'
import type { VersionKind } from '../../shared/draft.ts'
import type { DraftKind } from '../../shared/draft-fields.ts'
import type { blogFields } from '../../shared/blog-fields.ts'
import type { doctorFields } from '../../shared/doctor-fields.ts'
import type { ColumnsOf, Fields } from '../../shared/fields.ts'
import type { EnquiryTables } from './enquiry-tables.ts'
import type { NewsletterTables } from './newsletter-tables.ts'
import type { PeopleTables } from './people-tables.ts'
import type { PictureTables } from './picture-tables.ts'
import type { RemarkTables } from './remark-tables.ts'
import type { ReviewTables } from './review-tables.ts'
import type { VisitTables } from './visit-tables.ts'
import type { SearchTables } from './search-tables.ts'
import type { RoomTables } from './room-tables.ts'
import type { WordTables } from './word-tables.ts'

/** The tables of records. */
export type RecordTable = 'blogs' | 'doctors' | 'word_pages'
/** The published record of a draft, if any: the column of its kind. */
type RecordNumbers = Record<`${DraftKind}_number`, number | null>

/** All database columns. Times are ISO 8601 UTC text, which sorts chronologically. */
export type Tables = ReviewTables &
  RemarkTables &
  EnquiryTables &
  NewsletterTables &
  RoomTables &
  PeopleTables &
  PictureTables &
  VisitTables &
  SearchTables &
  WordTables & {
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
    /** The lists that contain a blog, with its sort keys. */
    blog_facets: {
      blog_number: number
      /** `all`, `letter`, `author`, `tag` or `solution`. */
      kind: string
      value: string
      created_at: string
      title_key: string
      author_key: string
    }
    /** Number of blogs in each list; maintained by triggers. */
    facet_counts: { kind: string; value: string; count: number }
    /** Text by which the panel filters articles: title, brief description and tags, folded. */
    blog_filter_texts: {
      blog_number: number
      /** The blog's `updated_at` when the text was built; if it differs, the text is out of date. */
      updated_at: string
      text: string
    }
    /** Every work ever cited by an article, as spelled in the latest citation. */
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
    mail_outbox: {
      id: string
      recipient: string
      reply_to: string | null
      subject: string
      text: string
      html: string
      /** URL for one-click unsubscribing, if the mail needs one. */
      unsubscribe_url: string | null
      created_at: string
      attempts: Generated<number>
      next_attempt_at: string
      /** The enquiry that the mail is about. */
      enquiry_id: string | null
      /** Includes its angle brackets; null: derived from `id`. */
      message_id: string | null
      /** Message-IDs of the conversation, oldest first, separated by spaces. */
      reference_ids: string | null
      /** A number of `lanes`. */
      lane: Generated<number>
      /** How often a mail server may have got all of it without saying what became of it. */
      begun: Generated<number>
    }
    /** Owners not named in the settings, for the previous version to read. Addresses are in lower case. */
    admins: { email: string; added_at: string }
    login_codes: {
      /** Hash of the otpToken that names this code. */
      id: string
      /** Keyed hash of the address, whether or not it has an account. */
      account: string
      /** Hash of the known browser that requested the code; empty for any other browser. */
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
      /** The browser and its system, such as `Firefox on Windows`; empty if unknown. */
      device: Generated<string>
    }
    rate_limits: {
      /** Keyed hash of the limit's name and the caller. */
      key: string
      /** JSON: the times, in ms, that still count. */
      times: string
      ends_at: string
    }
    idempotency_keys: {
      key: string
      record_id: string
      ends_at: string
      /** Hash of the content first sent with the key; empty if unknown. */
      content_hash: Generated<string>
    }
    images: {
      key: string
      /**
       * `storing` until all files are written, `stored`, `removing` until all are deleted; `abandoned`:
       * an interrupted upload.
       */
      state: string
      /** SHA-256 of all its files, concatenated; empty for pictures older than checksums. */
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
    /** Whose data was erased, for as long as a backup may bring it back. */
    erasures: {
      /** Keyed hash of the address. */
      hash: string
      /** When it was last asked for: nothing older comes back. */
      at: string
      /** 1: nothing is left to delete in this database. */
      done: Generated<number>
    }
    /** Hashed files of recent builds, by their names in `build/client/assets`. */
    kept_assets: {
      name: string
      content: Uint8Array
      /** When an instance last recorded that its build contains this file. */
      last_used_at: string
    }
    /** Written by triggers; consumed by the job that purges the cache in front of the site. */
    content_changes: {
      /** `article` or `doctor`. */
      kind: string
      id: string
      /** When the record was created. */
      created_at: string
    }
    /** Unpublished work, kept apart from what readers see. */
    drafts: RecordNumbers & {
      number: Generated<number>
      /** 32 hexadecimal digits, generated by the browser if the draft began there. */
      id: string
      kind: DraftKind
      /** The record's id, kept after it was unpublished or deleted. */
      record_id: string | null
      record_created_at: string | null
      version: number
      words: number
      /** JSON: for each changed field, the version of its last change and the tab that made it. */
      field_versions: string
      image_url: string
      /** `updated_at` of the record that the draft is based on. */
      based_on: string | null
      scheduled_at: string | null
      scheduled_by: string | null
      /** 1: published although it is hard to read. Means nothing unless scheduled. */
      scheduled_hard: Generated<number>
      /** JSON: message and field. */
      schedule_problem: string | null
      created_at: string
      created_by: string
      updated_at: string
      updated_by: string
      trashed_at: string | null
      trashed_by: string | null
      /** JSON: all fields except rich texts; null if there is no unpublished work. */
      fields: string | null
      /** JSON: the rich texts, as they were sent. */
      rich_texts: string | null
    }
    /** Sort keys and filter text for lists of drafts; all texts are folded. */
    draft_entries: {
      draft_number: number
      /** The draft's version when this row was built; if it differs, the row is out of date. */
      version: number
      /** The doctor's `_id`, or empty. */
      author_id: string
      /** Sort key of the title or name. */
      title_key: string
      email_key: string
      location_key: string
      /** Tags and solutions, each enclosed in line feeds. */
      tags: string
      solutions: string
      text: string
    }
    /** The same for the list of doctors. */
    doctor_entries: {
      doctor_number: number
      /** The doctor's `updated_at` when this row was built. */
      updated_at: string
      email_key: string
      location_key: string
      text: string
    }
    /** Saved versions of drafts and of published records. */
    revisions: {
      draft_number: number
      number: number
      kind: VersionKind
      name: string
      /** The version of the draft that has this text. */
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
      /** Since when the link has ended because its draft was published. */
      published_at: string | null
    }
    /** One row, incremented by triggers whenever public content changes. */
    content_version: { number: number }
    /** Old addresses that lead on to pages. No `target` is also a `source`. */
    redirects: { id: string; source: string; target: string; created_at: string }
    site_facts: { name: string; value: string }
  }

/** Columns of optional fields have a default. */
type FieldColumns<F extends Fields> = {
  [Name in keyof ColumnsOf<F>]: F[Name] extends { optional: true }
    ? Generated<ColumnsOf<F>[Name]>
    : ColumnsOf<F>[Name]
}

type Unchanged<Value> = ColumnType<Value, Value, never>

/** A picture's description and metadata. */
type PictureColumns = {
  name: Generated<string>
  alt: Generated<string>
  decorative: Generated<number>
  /** Focal point as fractions of the width and height, from the top left. */
  focal_x: Generated<number>
  focal_y: Generated<number>
  /** Size of the fallback file; 0 if not known yet. */
  bytes: Generated<number>
  /** SHA-256 of the uploaded file; empty for older pictures. */
  source_hash: Generated<string>
  /** Empty until it is first described. */
  updated_at: Generated<string>
  filter_text: Generated<string>
}
