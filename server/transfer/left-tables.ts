const derived = 'is made of other tables again'
const atTheMoment = 'says what goes on at the moment'
const secret = 'would still be valid here after it has been ended there'
const minutes = 'protects for minutes or hours'

/** The tables that an export deliberately lacks, and why. */
export const leftTables: Record<string, string> = {
  blog_facets: derived,
  facet_counts: derived,
  blog_filter_texts: derived,
  blog_text_hashes: derived,
  blog_hashes: derived,
  draft_entries: derived,
  doctor_entries: derived,
  search_words: derived,
  sessions: secret,
  login_codes: secret,
  challenges: secret,
  preview_links: secret,
  draft_editors: atTheMoment,
  enquiry_presence: atTheMoment,
  enquiry_undos: minutes,
  rate_limits: minutes,
  idempotency_keys: minutes,
  kept_assets: 'is stored by the program that serves the site',
  content_changes: 'tells the cache in front of this site, not of another',
  content_version: 'counts the changes of one database',
  broken_links: derived,
  service_states: atTheMoment,
  list_blocks: 'is for an older version of this program',
  site_facts: 'says how far the jobs of this site are',
}

/** What is left behind, for the operator: what people would miss. */
export const leftInWords = [
  'sessions and codes: everybody logs in again',
  'preview links: make new ones',
  'SECRET and the mails in DATA_DIR/outbox: copy them yourself',
]
