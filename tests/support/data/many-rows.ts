import { type RawBuilder, sql } from 'kysely'
import { tokenHash } from '../../../server/core/keyed-hash.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Tables } from '../../../server/database/tables.ts'
import { limits } from '../../../shared/limits.ts'

/** Rows in each long list; a list with its own limit gets as many as that allows. */
export const many = 10_000
const most = {
  doctors: 1000,
  people: 190,
  cannedAnswers: 200,
  drafts: 5000,
  issues: 200,
  synonyms: 460,
  promoted: 200,
}

export const picture = (number: number) =>
  `${number.toString().padStart(5, '0')}${'0'.repeat(27)}-1440x880`
const paragraphs = (word: string) =>
  Array.from({ length: 5000 }, (_, number) => `<p>Clenching at ${word} ${number}.</p>`).join('')
export const longText = paragraphs('night')
/** The signed text of an article, as a doctor's signature stores it. */
const signedText = JSON.stringify([
  { name: 'long_description', label: 'Long Description', html: paragraphs('noon') },
])
export const recordIds = {
  article: 'article-1',
  doctor: 'doctor-1',
  /** Has signed what that doctor wrote. */
  reviewer: 'doctor-3',
  enquiry: 'enquiry-1',
  draft: 'blog.article-1',
  person: 'person-1',
  issue: 'issue-1',
}

type Value = string | number | null | RawBuilder<unknown>

/** Writes many rows at once straight into SQLite. `#` in a text and `i` in SQL are the row's number, from 1. */
export async function fillRows<Table extends keyof Tables & string>(
  db: Database,
  table: Table,
  rows: number,
  columns: Record<string, Value>,
): Promise<void> {
  const values = Object.values(columns).map((value) => {
    if (value === '#') return sql`i`
    if (typeof value === 'object' && value !== null) return value
    if (typeof value === 'string' && value.includes('#')) return sql`replace(${value}, '#', i)`
    return sql`${value}`
  })
  await sql`
    with recursive series (i) as (select 1 union all select i + 1 from series where i < ${rows})
    insert into ${sql.table(table)} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    select ${sql.join(values)} from series`.execute(db)
}

/** Tokens of working links. */
export const tokens = { preview: 'P'.repeat(43), review: 'R'.repeat(43) }

/** Fills every table behind a list or a record. `now` is ISO 8601 in UTC; `email` gets a session. */
export async function writeManyRows(db: Database, now: string, email: string): Promise<void> {
  const at = { created_at: now, updated_at: now }
  const text = {
    message: 'My jaw hurts at night. '.repeat(4),
    name: 'Person #',
    email: 'p#@example.org',
  }
  await db.transaction().execute(async (trx) => {
    const add = fillRows.bind(null, trx) as (
      table: keyof Tables & string,
      rows: number,
      columns: Record<string, Value>,
    ) => Promise<void>

    await add('images', many, {
      key: '#',
      state: 'stored',
      checksum: '',
      created_at: now,
      uploaded_by: '',
      name: 'tooth-#.jpg',
      focal_x: 0.25,
      focal_y: 0.75,
      filter_text: 'tooth-#.jpg',
      updated_at: now,
    })
    await sql`update images set key = printf('%05d', cast(key as integer)) || ${picture(0).slice(5)}`.execute(
      trx,
    )
    await add('trashed_images', many, {
      key: `#${picture(0).slice(5)}`,
      checksum: '',
      created_at: now,
      uploaded_by: '',
      trashed_at: now,
      trashed_by: email,
      name: 'old-#.jpg',
    })

    await add('doctors', most.doctors, {
      id: 'doctor-#',
      name: 'Dr. Number #',
      name_key: 'dr. number #',
      email: 'd#@example.org',
      location: 'Boston',
      description: '<p>Likes jaws and the people around them.</p>',
      image_url: '',
      linkedin: '',
      conditions: '["tmd"]',
      languages: '["en"]',
      places:
        '[{"name":"","street":"","city":"Boston","region":"MA","postalCode":"02110","country":"US","phone":"","url":""}]',
      ...at,
    })
    await add('blogs', many, {
      number: '#',
      id: 'article-#',
      title: 'Article number #',
      title_key: 'article number #',
      letter: 'A',
      author_number: 1,
      image_url: '',
      brief_description: 'Why the jaw hurts at night.',
      long_description: '<p>Clenching at night.</p>',
      blog_summary: '<p>In short.</p>',
      img_description: '<p>A jaw.</p>',
      call_out: 'Ouch',
      ...at,
    })
    await sql`update blogs set image_url = '/images/' || printf('%05d', number) || ${`${picture(0).slice(5)}.jpg`}, created_at = strftime('%Y-%m-%dT%H:%M:%fZ', ${now}, '-' || number || ' minutes')`.execute(
      trx,
    )
    await sql`update blogs set long_description = ${longText}, "references" = ${JSON.stringify(references)} where number <= 5`.execute(
      trx,
    )
    await add('blog_tags', many, { blog_number: '#', position: 0, tag: 'TMD', tag_key: 'tmd' })
    await add('blog_tags', many, { blog_number: '#', position: 1, tag: 'Tag #', tag_key: 'tag #' })
    await add('blog_solutions', many, {
      blog_number: '#',
      position: 0,
      solution: 'Medical Solution',
    })
    await sql`
      insert into blog_facets (kind, value, blog_number, title_key, created_at, author_key)
      select kind, value, number, title_key, created_at, 'dr. number 1' from blogs,
        (select 'all' as kind, '' as value union all select 'letter', 'A' union all select 'author', '1'
         union all select 'tag', 'tmd' union all select 'solution', 'Medical Solution')`.execute(
      trx,
    )
    await sql`insert into blog_facets (kind, value, blog_number, title_key, created_at, author_key)
      select 'tag', 'tag ' || number, number, title_key, created_at, 'dr. number 1' from blogs`.execute(
      trx,
    )
    await add('blog_filter_texts', many, {
      blog_number: '#',
      updated_at: now,
      text: 'article number # why the jaw hurts tmd tag #',
    })
    await sql`insert into blog_search (rowid, words) select number, '1article 1number 1' || number || ' 2article 2jaw 4article 4jaw 4clenching' from blogs`.execute(
      trx,
    )
    await add('search_words', many, { word: 'number#', stem: 'number#' })
    await sql`insert into search_words (word, stem) values ('article', 'articl'), ('number', 'number'), ('jaw', 'jaw')`.execute(
      trx,
    )
    await add('cited_works', many, {
      key: 'work-#',
      cited_at: now,
      words: 'zebra stripes of enamel #',
      work: JSON.stringify(work),
    })
    await add('blog_works', many, { blog_number: '#', key: 'work-#' })
    await add('blog_text_hashes', many, {
      blog_number: '#',
      updated_at: now,
      hash: 'text-#',
      words_hash: 'hash-#',
    })
    await sql`
      insert into clinical_reviews (id, kind, subject_id, subject_created_at, content_hash, text_hash, doctor_number, reviewer_name,
        reviewer_credentials, reviewer_specialty, reviewer_email, interests, signed_at, signed_by, due_on, signed_text)
      select 'review-' || number, 'article', id, created_at, 'hash-' || number, 'text-' || number, 3, 'Dr. Number 3', '', '', 'd3@example.org',
        'none', created_at, 'session', '2999-01-01', '[]' from blogs`.execute(trx)
    await add('clinical_reviews', many, {
      id: 'again-#',
      kind: 'condition',
      subject_id: 'tmd',
      subject_created_at: '',
      content_hash: 'other',
      text_hash: 'other text',
      doctor_number: 1,
      reviewer_name: 'Dr. Number 1',
      reviewer_credentials: '',
      reviewer_specialty: '',
      reviewer_email: 'd1@example.org',
      interests: 'none',
      signed_at: now,
      signed_by: 'session',
      due_on: '2999-01-01',
      signed_text: '[]',
    })

    await add('clinical_reviews', 1, {
      id: 'long',
      kind: 'article',
      subject_id: 'article-1',
      subject_created_at: sql`(select created_at from blogs where id = 'article-1')`,
      content_hash: 'other',
      text_hash: 'other text',
      doctor_number: 2,
      reviewer_name: 'Dr. Number 2',
      reviewer_credentials: '',
      reviewer_specialty: '',
      reviewer_email: 'd2@example.org',
      interests: 'none',
      signed_at: '2020-01-01T00:00:00.000Z',
      signed_by: 'link',
      due_on: '2021-01-01',
      signed_text: signedText,
    })
    await add('drafts', most.drafts, {
      number: '#',
      id: 'draft-#',
      kind: 'blog',
      version: 1,
      words: 3,
      field_versions: '{}',
      image_url: '',
      created_at: now,
      created_by: email,
      updated_at: now,
      updated_by: email,
      fields: '{"title":"Draft #"}',
      rich_texts: '{"long_description":"<p>One two three.</p>"}',
    })
    await sql`update drafts set id = printf('%032x', number)`.execute(trx)
    await sql`update drafts set blog_number = 1, record_id = 'article-1', record_created_at = (select created_at from blogs where id = 'article-1'), rich_texts = ${JSON.stringify({ long_description: longText })} where number = 1`.execute(
      trx,
    )
    await add('remarks', limits.remark.open, {
      id: 'remark-#',
      draft_number: 1,
      field: 'long_description',
      quote: 'night 9.',
      anchor: '{"exact":"night 9.","prefix":"Clenching at","suffix":"","start":0}',
      body: 'Say here since when, please: #.',
      person_id: recordIds.person,
      author_name: 'Person 1',
      outcome: 'open',
      ...at,
    })
    await add('revisions', many, {
      draft_number: 1,
      number: '#',
      kind: 'kept',
      name: 'Version #',
      draft_version: 1,
      words: 3,
      image_url: '',
      created_at: now,
      created_by: email,
      fields: '{"title":"Draft"}',
    })
    await add('preview_links', 20, {
      id: 'preview-#',
      draft_number: 1,
      token_hash: 'hash-#',
      note: 'Note',
      created_at: now,
      created_by: email,
      expires_at: '2999-01-01T00:00:00.000Z',
    })

    await add('preview_links', 1, {
      id: 'live',
      draft_number: 1,
      token_hash: tokenHash(tokens.preview),
      note: '',
      created_at: now,
      created_by: email,
      expires_at: '2999-01-01T00:00:00.000Z',
    })
    await sql`
      insert into reviewer_confirmations
      select number, name, credentials, license, npi, email, ${now}, ${email} from doctors where number = 2`.execute(
      trx,
    )
    await add('review_requests', 1, {
      id: 'request',
      kind: 'article',
      subject_id: 'article-1',
      blog_number: 1,
      doctor_number: 2,
      email: 'd2@example.org',
      note: '',
      token_hash: tokenHash(tokens.review),
      requested_by: email,
      requested_at: now,
      expires_at: '2999-01-01T00:00:00.000Z',
    })
    await add('people', most.people, {
      id: 'person-#',
      email: 'person#@example.org',
      name: 'Person #',
      role: 'front-desk',
      invited_at: now,
      joined_at: now,
      updated_at: now,
    })
    await add('sessions', many, { id: 'session-#', email, created_at: now, last_seen_at: now })
    await add('audit_log', many, {
      at: now,
      person_id: 'person-1',
      person_email: 'person1@example.org',
      action: 'changed',
      kind: 'article',
      record_id: 'article-1',
      title: 'Article number 1',
      fields: '["title"]',
    })
    await add('enquiries', many, {
      id: 'enquiry-#',
      ...text,
      created_at: now,
      last_at: now,
      updated_at: now,
      filter_text: 'person # my jaw hurts at night',
    })
    await add('enquiry_mails', many, {
      id: 'mail-#',
      enquiry_id: 'enquiry-1',
      direction: 'in',
      message_id: '<#@example.org>',
      from_address: 'p1@example.org',
      text: 'It still hurts.',
      at: now,
    })
    await add('enquiry_notes', many, {
      id: 'note-#',
      enquiry_id: 'enquiry-1',
      text: 'Called.',
      at: now,
      person_id: 'person-1',
    })
    await add('enquiry_reads', most.people, {
      enquiry_id: 'enquiry-1',
      person_id: 'person-#',
      first_at: now,
      last_at: now,
    })
    await add('canned_answers', most.cannedAnswers, {
      id: 'answer-#',
      title: 'Answer #',
      text: 'Dear {name}, thank you.',
      updated_at: now,
    })
    await add('synonym_groups', most.synonyms, {
      id: 'group-#',
      words: '["word #","phrase #"]',
      updated_at: now,
    })
    await add('promoted_articles', most.promoted, {
      id: 'promoted-#',
      words: 'word #',
      blog_id: 'article-1',
      created_at: now,
    })
    await add('search_terms', many, {
      day: now.slice(0, 10),
      term_hash: 'hash-#',
      text: 'jaw pain #',
      searches: 5,
      found: 0,
    })
    await add('newsletter_subscriptions', many, {
      id: 'subscription-#',
      email: 'reader#@example.org',
      requested_at: now,
      mailed_at: '[]',
      confirmed_at: now,
    })
    await add('newsletter_issues', most.issues, {
      id: 'issue-#',
      subject: 'News #',
      intro: 'Dear reader',
      articles: '[]',
      state: 'sent',
      recipients: many,
      totals: sql`case when i > 1 then '{"sent":1,"waiting":0,"failed":0,"unsubscribed":0}' end`,
      created_at: now,
      sent_at: now,
      updated_at: now,
    })
    await add('newsletter_deliveries', many, {
      id: 'delivery-#',
      issue_id: 'issue-1',
      subscription_id: 'subscription-#',
      state: 'sent',
      next_attempt_at: now,
    })
    await add('mail_outbox', many, {
      id: 'outbox-#',
      recipient: 'p#@example.org',
      subject: 'Hello',
      text: 'Hello',
      html: '',
      created_at: now,
      next_attempt_at: '2999-01-01T00:00:00.000Z',
    })
  })
}

const work = {
  kind: 'journal',
  authors: 'Zebrafink A',
  title: 'Stripes of enamel',
  publishedIn: '',
  year: 2020,
  doi: '',
  pmid: '',
  url: '',
  accessed: '',
}
/** The maximum number for one text. */
export const references = Array.from({ length: 60 }, (_, number) => ({
  ...work,
  title: `Stripes of enamel ${number}`,
  _id: number.toString(16).padStart(16, '0'),
}))
