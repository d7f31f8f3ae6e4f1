// What a site has after a year of use, written straight into its SQLite database: years of clicks can't be repeated.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { monthsBefore } from '../../../server/jobs/days-before.ts'
import type { Database } from '../../../server/database/database.ts'
import { pictureFiles } from '../../../server/images/picture-files.ts'
import { limits } from '../../../shared/limits.ts'
import { fillRows } from '../../support/data/many-rows.ts'

/** `mails` and `notes` are of enquiries; `pages` and `searches` are counted on each of 365 days. */
export const year = {
  articles: 3000,
  versionsEach: 8,
  enquiries: 50_000,
  mails: 100_000,
  notes: 10_000,
  auditRows: 200_000,
  pictures: 3000,
  days: 365,
  pages: 200,
  searches: 200,
}

const email = 'editor@example.org'
const daySeconds = 24 * 60 * 60

/** An SQL time so many seconds before now. */
const ago = (seconds: ReturnType<typeof sql>) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${seconds}) || ' seconds')`
const day = sql`date('now', '-' || ((i - 1) / 200) || ' days')`

/**
 * Adds everything but articles and pictures. Enquiries and audit rows reach one day further back than they
 * are kept, spam and versions too, so that a nightly purge finds what it finds each night.
 */
export async function addYear(db: Database): Promise<void> {
  const now = new Date()
  const keptSeconds = (now.getTime() - Date.parse(monthsBefore(now, limits.enquiry.months))) / 1000
  const over = Math.round(keptSeconds) + daySeconds
  /** Evenly spread over all that time, the first the newest. */
  const spread = (count: number) => ago(sql`${over} * i / ${count}`)
  await db.transaction().execute(async (trx) => {
    const add = fillRows.bind(null, trx)

    await addVersions(trx)
    const message = 'My jaw hurts in the morning, and it clicks when I yawn. '.repeat(7)
    const at = spread(year.enquiries)
    const isSpam = sql`i % 10 = 0 and i <= ${Math.floor((31 * daySeconds * year.enquiries) / over)}`
    await add('enquiries', year.enquiries, {
      id: 'enquiry-#',
      name: 'Patient #',
      email: 'patient-#@example.com',
      message: `${message}#`,
      created_at: at,
      last_at: at,
      updated_at: at,
      waiting_since: at,
      state: sql`case when ${isSpam} then 'spam' when i <= 300 then 'open' else 'done' end`,
      spam_at: sql`case when ${isSpam} then ${at} end`,
      filter_text: `patient # patient-#@example.com ${message.toLowerCase()}#`,
    })
    await add('enquiry_mails', year.mails, {
      id: 'mail-#',
      enquiry_id: sql`'enquiry-' || ((i + 1) / 2)`,
      direction: sql`case when i % 2 = 1 then 'out' else 'in' end`,
      message_id: '<#@example.org>',
      from_address: sql`case when i % 2 = 1 then '' else 'patient-' || (i / 2) || '@example.com' end`,
      text: 'Thank you. Please come on Tuesday at ten, and bring your splint along. #',
      at: spread(year.mails),
    })
    await add('enquiry_notes', year.notes, {
      id: 'note-#',
      enquiry_id: sql`'enquiry-' || (i * 5)`,
      text: 'Called back; will come on Tuesday.',
      at: spread(year.notes),
      person_id: 'gone',
    })
    await add('audit_log', year.auditRows, {
      at: spread(year.auditRows),
      person_email: email,
      action: sql`case i % 3 when 0 then 'changed' when 1 then 'read' else 'replied' end`,
      kind: sql`case i % 3 when 0 then 'article' else 'enquiry' end`,
      record_id: sql`case i % 3 when 0 then 'article-' || (1 + i % 3000) else 'enquiry-' || (i / 4) end`,
      title: sql`case i % 3 when 0 then 'Article ' || (1 + i % 3000) else '' end`,
      fields: '["long_description"]',
    })
    await add('visit_days', year.days * year.pages, {
      day,
      path: sql`'/articles/article-' || (1 + i % 200)`,
      views: sql`i % 40`,
      visits: sql`i % 20`,
    })
    await sql`insert into visit_totals select day, sum(views), sum(visits) from visit_days group by day`.execute(
      trx,
    )
    await add('search_terms', year.days * year.searches, {
      day,
      term_hash: sql`'hash-' || (i % 200)`,
      text: sql`case when i % 200 < 100 or i > 200 * 32 then 'jaw pain ' || (i % 200) end`,
      searches: 5,
      found: sql`i % 7`,
    })
  })
}

/** Each article has been published four times, and saved automatically on four other days. */
async function addVersions(trx: Database): Promise<void> {
  const text = sql`json_object('title', title, 'brief_description', brief_description,
    'long_description', long_description, 'call_out', call_out, 'blog_summary', blog_summary,
    'img_description', img_description, 'image_url', '', 'tags', json_array('TMD'),
    'solutions', json_array('Medical Solution'), 'author_id', '')`
  await sql`
    insert into drafts (id, kind, blog_number, record_id, record_created_at, version, words,
      field_versions, image_url, created_at, created_by, updated_at, updated_by)
    select printf('%032x', number), 'blog', number, id, created_at, 8, 600, '{}', '', created_at,
      ${email}, updated_at, ${email}
    from blogs`.execute(trx)
  const daysOld = sql`case when i <= 4 then 365 - i * 60
    when i = 5 and blog_number % 40 = 0 then ${limits.draft.versions.daysByDay + 1}
    else 1 + (blog_number * 7 + i * 19) % 85 end`
  await sql`
    with recursive series (i) as (select 1 union all select i + 1 from series where i < ${year.versionsEach})
    insert into revisions (draft_number, number, kind, name, draft_version, words, image_url,
      created_at, created_by, fields)
    select drafts.number, i, case when i <= 4 then 'published' else 'automatic' end, '', i, 600, '',
      ${ago(sql`${daySeconds} * (${daysOld})`)}, ${email}, ${text}
    from drafts join blogs on blogs.number = drafts.blog_number cross join series`.execute(trx)
}

/** Gives each article its own copy of a stored picture; every file is different from all others. */
export async function addPictures(db: Database, dataDir: string, address: string): Promise<void> {
  const key = address.slice('/images/'.length, -'.jpg'.length)
  const path = (file: string) => join(dataDir, 'images', file)
  const original = await db
    .selectFrom('images')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const files = await Promise.all(pictureFiles(key).map((file) => readFile(path(file))))
  await db.transaction().execute(async (trx) => {
    for (let number = 1; number < year.pictures; number += 1) {
      const other = number.toString(16).padStart(32, '0') + key.slice(32)
      // What follows the end of a picture is not shown.
      const copies = files.map((bytes) => Buffer.concat([bytes, Buffer.from(`${number}`)]))
      const checksum = createHash('sha256').update(Buffer.concat(copies)).digest('hex')
      const names = pictureFiles(other)
      await Promise.all(copies.map((bytes, at) => writeFile(path(names[at]!), bytes)))
      await trx
        .insertInto('images')
        .values({ ...original, key: other, checksum })
        .execute()
    }
    await sql`
      with pictures as (select key, row_number() over (order by key) as place from images)
      update blogs set image_url = '/images/' || pictures.key || '.jpg'
      from pictures where place = blogs.number`.execute(trx)
  })
}

/** How many rows a purge at this time has to delete. */
export async function countPast(db: Database, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * daySeconds * 1000).toISOString()
  const oldest = monthsBefore(now, limits.enquiry.months)
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from enquiries where created_at < ${oldest})
      + (select count(*) from enquiries where state = 'spam' and spam_at < ${before(limits.enquiry.spamDays)})
      + (select count(*) from audit_log where at < ${oldest})
      + (select count(*) from revisions where kind = 'automatic'
          and created_at < ${before(limits.draft.versions.daysByDay)}) as count`.execute(db)
  return rows[0]!.count
}
