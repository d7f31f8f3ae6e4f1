// Which tables hold data that staff are accountable for: changing their rows takes a row of the audit log.
import type { AuditKind } from '../../shared/audit.ts'
import { recordNames } from '../../shared/record-kinds.ts'
import type { Tables } from './tables.ts'

const no = (because: string) => ({ because })

const ofArticles = no('part of an article, which is written with it')
const derived = no('made of other tables')
const log = no('is itself a record of what was done')
const counted = no('totals by day, which readers make')
const technical = no('nobody’s work: keeps the site running')

/**
 * For each table, the kinds of audit rows that cover its changes (one is enough), or why it needs none.
 * Every new table must be listed.
 */
export const auditedTables: Record<keyof Tables, readonly AuditKind[] | { because: string }> = {
  blogs: ['article'],
  doctors: ['doctor'],
  drafts: recordNames,
  preview_links: recordNames,
  remarks: recordNames,
  remark_replies: recordNames,
  clinical_reviews: ['article', 'site'],
  reviewer_confirmations: ['doctor', 'person'],
  review_requests: ['article', 'site', 'doctor'],
  images: ['image'],
  trashed_images: ['image'],
  enquiries: ['enquiry'],
  enquiry_mails: ['enquiry'],
  enquiry_notes: ['enquiry'],
  canned_answers: ['site'],
  synonym_groups: ['search'],
  promoted_articles: ['search'],
  redirects: ['site'],
  people: ['person', 'session'],
  passkeys: ['person', 'session'],
  sessions: ['person', 'session'],

  word_pages: ['words'],
  site_words: ['words'],
  legal_versions: ['words'],

  blog_tags: ofArticles,
  blog_solutions: ofArticles,
  blog_works: ofArticles,
  cited_works: derived,
  blog_facets: derived,
  blog_filter_texts: derived,
  blog_hashes: no('for the version before'),
  blog_text_hashes: derived,
  broken_links: derived,
  blog_text_pictures: derived,
  doctor_text_pictures: derived,
  draft_text_pictures: derived,
  doctor_entries: derived,
  draft_entries: derived,
  facet_counts: derived,
  search_words: derived,
  admins: no('follows people, for the version before'),
  audit_log: log,
  revisions: log,
  review_reminders: log,
  enquiry_reads: log,
  erasures: log,
  read_sections: no('how far a doctor has read, ends with the request'),
  enquiry_drafts: no('one’s own unsent reply'),
  enquiry_presence: no('who has an enquiry open at the moment'),
  enquiry_undos: no('how an audited act is undone for a minute'),
  draft_editors: no('who is writing at the moment'),
  search_terms: no('counts what readers search for'),
  newsletter_issues: ['newsletter'],
  newsletter_deliveries: no('follows issues and readers'),
  newsletter_subscriptions: no('readers subscribe, not staff'),
  ended_subscriptions: no('follows subscriptions, and names nobody'),
  visit_days: counted,
  visit_months: counted,
  visit_totals: counted,
  visit_sources: counted,
  page_votes: counted,
  assistant_days: counted,
  challenges: technical,
  content_changes: technical,
  content_version: technical,
  idempotency_keys: technical,
  kept_assets: technical,
  login_codes: technical,
  mail_outbox: technical,
  mailboxes: technical,
  rate_limits: technical,
  service_states: technical,
  site_facts: technical,
}

/** Returns an empty list if changes of the table are not audited. */
export function auditKindsOf(table: string): readonly AuditKind[] {
  const kinds = auditedTables[table as keyof Tables]
  return Array.isArray(kinds) ? kinds : []
}
