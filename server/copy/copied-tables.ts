import type { Tables } from '../database/tables.ts'
import { pictureColumn } from '../records/draft-row.ts'

export type Row = Record<string, string | number | null>

export type CopiedTable = {
  name: keyof Tables
  /** The columns that identify a row. */
  key: string[]
  /** Rows in memory at a time; a row with an article's texts can be a megabyte. */
  atOnce: number
  /** Makes of a row one that PostgreSQL can store and index. */
  storable?: (row: Row) => Row
}

/**
 * Referenced tables come first. Lists and the search index are rebuilt. Sessions, codes and preview
 * links are not copied: revoked in one place, they would still be valid in the other. Nor are kept
 * assets, which the program that serves the copy stores when it starts, or the list of who has a draft
 * open. Review requests are copied: their links belong to the doctor who was asked, and expire.
 */
export const copiedTables: CopiedTable[] = [
  { name: 'doctors', key: ['number'], atOnce: 8 },
  { name: 'blogs', key: ['number'], atOnce: 8 },
  { name: 'blog_tags', key: ['blog_number', 'position'], atOnce: 500 },
  { name: 'blog_solutions', key: ['blog_number', 'position'], atOnce: 500 },
  { name: 'cited_works', key: ['key'], atOnce: 100 },
  { name: 'blog_works', key: ['blog_number', 'key'], atOnce: 500 },
  { name: 'reviewer_confirmations', key: ['doctor_number'], atOnce: 500 },
  { name: 'clinical_reviews', key: ['number'], atOnce: 8 },
  { name: 'review_requests', key: ['id'], atOnce: 100 },
  { name: 'read_sections', key: ['request_id', 'hash'], atOnce: 500 },
  { name: 'review_reminders', key: ['review_number', 'what'], atOnce: 500 },
  { name: 'word_pages', key: ['number'], atOnce: 100 },
  { name: 'site_words', key: ['page', 'field'], atOnce: 100 },
  { name: 'legal_versions', key: ['page', 'version'], atOnce: 8 },
  {
    name: 'drafts',
    key: ['number'],
    atOnce: 8,
    storable: (row) => ({ ...row, image_url: pictureColumn(String(row['image_url'])) }),
  },
  { name: 'revisions', key: ['draft_number', 'number'], atOnce: 8 },
  { name: 'blog_text_pictures', key: ['number', 'key'], atOnce: 500 },
  { name: 'doctor_text_pictures', key: ['number', 'key'], atOnce: 500 },
  { name: 'draft_text_pictures', key: ['number', 'key'], atOnce: 500 },
  { name: 'images', key: ['key'], atOnce: 500 },
  { name: 'trashed_images', key: ['key'], atOnce: 500 },
  { name: 'enquiries', key: ['id'], atOnce: 100 },
  { name: 'enquiry_mails', key: ['id'], atOnce: 100 },
  { name: 'enquiry_notes', key: ['id'], atOnce: 100 },
  { name: 'enquiry_reads', key: ['enquiry_id', 'person_id'], atOnce: 500 },
  { name: 'enquiry_drafts', key: ['enquiry_id', 'person_id'], atOnce: 100 },
  { name: 'canned_answers', key: ['id'], atOnce: 100 },
  { name: 'redirects', key: ['id'], atOnce: 500 },
  { name: 'mailboxes', key: ['name'], atOnce: 100 },
  { name: 'newsletter_subscriptions', key: ['id'], atOnce: 500 },
  { name: 'ended_subscriptions', key: ['id'], atOnce: 500 },
  { name: 'newsletter_issues', key: ['id'], atOnce: 100 },
  { name: 'newsletter_deliveries', key: ['id'], atOnce: 500 },
  { name: 'mail_outbox', key: ['id'], atOnce: 100 },
  { name: 'people', key: ['id'], atOnce: 500 },
  { name: 'passkeys', key: ['id'], atOnce: 500 },
  { name: 'audit_log', key: ['number'], atOnce: 500 },
  { name: 'admins', key: ['email'], atOnce: 500 },
  { name: 'rate_limits', key: ['key'], atOnce: 500 },
  { name: 'idempotency_keys', key: ['key'], atOnce: 500 },
  { name: 'site_facts', key: ['name'], atOnce: 500 },
]

export const numberedTables = [
  'doctors',
  'blogs',
  'clinical_reviews',
  'word_pages',
  'drafts',
  'audit_log',
] as const
