import type { Generated } from 'kysely'
import type { DraftTables } from './draft-tables.ts'
import type { EnquiryTables } from './enquiry-tables.ts'
import type { LogInTables } from './log-in-tables.ts'
import type { MailTables } from './mail-tables.ts'
import type { NewsletterTables } from './newsletter-tables.ts'
import type { PeopleTables } from './people-tables.ts'
import type { PictureTables } from './picture-tables.ts'
import type { RecordTables } from './record-tables.ts'
import type { RemarkTables } from './remark-tables.ts'
import type { ReviewTables } from './review-tables.ts'
import type { RoomTables } from './room-tables.ts'
import type { SearchTables } from './search-tables.ts'
import type { VisitTables } from './visit-tables.ts'
import type { WordTables } from './word-tables.ts'

/** All database columns. Times are ISO 8601 UTC text, which sorts chronologically. */
export type Tables = DraftTables &
  EnquiryTables &
  LogInTables &
  MailTables &
  NewsletterTables &
  PeopleTables &
  PictureTables &
  RecordTables &
  RemarkTables &
  ReviewTables &
  RoomTables &
  SearchTables &
  VisitTables &
  WordTables & {
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
    /** One row, incremented by triggers whenever public content changes. */
    content_version: { number: number }
    /** Old addresses that lead on to pages. No `target` is also a `source`. */
    redirects: { id: string; source: string; target: string; created_at: string }
    site_facts: { name: string; value: string }
  }
