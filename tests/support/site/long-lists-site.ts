import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../../server/database/database.ts'
import { createDoctorRepository, openDatabase } from './built-program.ts'
import { firstLetter, foldText } from '../../../shared/letters.ts'
import { adminEmails } from '../requests/admin-emails.ts'
import { startSiteProcess } from './site-process.ts'

const rowsPerStatement = 500
const articles = 10_000
const enquiries = 3000
const drafts = 5000
const versions = 450
/** Message of the newest enquiry. */
export const longMessage = 'My jaw hurts. '.repeat(100).trim()
const longText = `<p>${'Clenching at night. '.repeat(50)}</p>`

/** A site with long lists of articles, drafts, enquiries and versions, written straight into its database. */
export async function startLongListsSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'academy-long-lists-'))
  const db = await openDatabase({ dataDir })
  await sql`pragma synchronous = off`.execute(db)
  await createAuthor(db)
  await db.transaction().execute(async (trx) => {
    for (let first = 0; first < articles; first += rowsPerStatement) {
      await insertArticles(trx, numbersFrom(first))
    }
    for (let first = 0; first < drafts; first += rowsPerStatement) {
      await trx.insertInto('drafts').values(numbersFrom(first).map(draftOf)).execute()
    }
    await trx.insertInto('revisions').values(numbersTo(versions).map(versionOf)).execute()
    for (let first = 0; first < enquiries; first += rowsPerStatement) {
      await trx.insertInto('enquiries').values(numbersFrom(first).map(enquiryOf)).execute()
    }
  })
  await db.destroy()
  const site = await startSiteProcess({
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    SAMPLE_CONTENT: 'false',
    ADMIN_EMAILS: adminEmails.join(','),
  })
  return {
    url: site.url,
    dataDir,
    async stop() {
      await site.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const numbersFrom = (first: number) => numbersTo(rowsPerStatement).map((number) => first + number)

/** Higher numbers are older. */
const dayOf = (number: number) => new Date(Date.UTC(2025, 8, 2, 12) - number * 60_000).toISOString()

async function createAuthor(db: Database): Promise<void> {
  const nothing = { email: '', location: '', description: '', image_url: '', linkedin: '' }
  await createDoctorRepository(db).create({ name: 'Dr. Author', ...nothing })
}

async function insertArticles(trx: Database, numbers: number[]): Promise<void> {
  const rows = numbers.map((number) => {
    const title = `Article number ${number}`
    return {
      number: number + 1,
      id: `article-${number}`,
      author_number: 1,
      title,
      title_key: foldText(title),
      letter: firstLetter(title),
      image_url: '',
      brief_description: 'Why the jaw hurts. '.repeat(10),
      long_description: longText,
      blog_summary: '<p>In short.</p>',
      img_description: '<p>A jaw.</p>',
      call_out: 'Ouch',
      created_at: dayOf(number),
      updated_at: dayOf(number),
    }
  })
  await trx.insertInto('blogs').values(rows).execute()
  const tags = rows.map(({ number }) => ({ blog_number: number, position: 0 }))
  await trx
    .insertInto('blog_tags')
    .values(tags.map((tag) => ({ ...tag, tag: 'TMD', tag_key: 'tmd' })))
    .execute()
  // Only the list of all articles, without search data, because the panel needs no more.
  const listed = rows.map(({ number, title_key, created_at }) => ({
    kind: 'all',
    value: '',
    blog_number: number,
    title_key,
    created_at,
    author_key: 'dr. author',
  }))
  await trx.insertInto('blog_facets').values(listed).execute()
}

/** The first drafts belong to published articles. */
function draftOf(number: number) {
  const isOfArticle = number < 1000
  const fields = {
    title: `Draft number ${number}`,
    brief_description: 'Why the jaw hurts. '.repeat(10),
    author_id: 'dr-author',
    tags: ['TMD'],
    references: JSON.stringify(Array.from({ length: 10 }, () => reference)),
  }
  return {
    id: number.toString(16).padStart(32, '0'),
    kind: 'blog' as const,
    ...(isOfArticle && { blog_number: number + 1, record_id: `article-${number}` }),
    ...{ version: 1, words: 150, field_versions: '{}', image_url: '' },
    ...{ created_at: dayOf(number), created_by: 'admin@example.org' },
    ...{ updated_at: dayOf(number), updated_by: 'admin@example.org' },
    fields: JSON.stringify(fields),
    rich_texts: JSON.stringify({ long_description: longText }),
  }
}

const reference = {
  authors: 'Okeson JP, de Leeuw R, Manfredini D',
  title: 'Management of temporomandibular disorders: a systematic review of what is known',
  journal: 'Journal of Oral Rehabilitation',
  year: '2019',
  doi: '10.1000/example.2019.1',
}

function versionOf(number: number) {
  return {
    ...{ draft_number: 1, number: number + 1, kind: 'kept' as const, draft_version: 1, words: 1 },
    ...{
      name: `Kept ${number + 1}`,
      image_url: '',
      fields: JSON.stringify({ title: `${number}` }),
    },
    ...{ created_at: dayOf(versions - number), created_by: 'admin@example.org' },
  }
}

function enquiryOf(number: number) {
  return {
    id: `enquiry-${number}`,
    name: `Person ${number}`,
    email: `p${number}@example.org`,
    message: number === 0 ? longMessage : '<b>Hello</b>',
    created_at: dayOf(number),
  }
}
