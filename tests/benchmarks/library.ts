import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { NewBlog } from '../../server/blogs/blog-columns.ts'
import type { Database } from '../../server/database/database.ts'
import { openDatabase } from '../../server/database/opening/open-database.ts'
import { openPatiently } from '../../server/database/postgres/open-postgres.ts'
import { createDoctorRepository } from '../../server/doctors/doctor-repository.ts'
import { columnsFrom } from '../../server/records/columns.ts'
import { withSearchIndexesLater } from '../../server/search/postgres/index-later.ts'
import { reindexFrom } from '../../server/search/reindex.ts'
import { blogFields } from '../../shared/blog-fields.ts'
import { firstLetter, foldText } from '../../shared/letters.ts'
import { type Corpus, createCorpus } from './corpus.ts'

/** A database of generated articles. */
export type Library = {
  dataDir: string
  db: Database
  corpus: Corpus
  /** Writes generated articles until there are `size`. */
  growTo(size: number): Promise<void>
  /** Size of the database. */
  bytes(): Promise<number>
  close(): Promise<void>
}

const seed = 20_240_229
const authors = 20
const articlesPerTransaction = 5000

/** With an address in an empty PostgreSQL database there, else in a file of the directory. */
export async function createLibrary(dataDir: string, databaseUrl?: string): Promise<Library> {
  await mkdir(dataDir)
  const db = await openDatabase({ dataDir, databaseUrl })
  const patient = databaseUrl === undefined ? db : openPatiently(databaseUrl)
  // Nobody needs these articles after a crash.
  if (!databaseUrl) await sql`pragma synchronous = off`.execute(db)
  const corpus = createCorpus(seed, await createAuthors(db))
  let written = 0
  return {
    dataDir,
    db,
    corpus,
    async growTo(size) {
      while (written < size) {
        const first = written + 1
        written = Math.min(size, written + articlesPerTransaction)
        await patient.transaction().execute(async (trx) => {
          for (let number = first; number <= written; number += 1) {
            await insertRows(trx, number, corpus.next())
          }
          const index = () => reindexFrom(trx, first)
          await (databaseUrl ? withSearchIndexesLater(trx, index) : index())
        })
      }
    },
    async bytes() {
      if (databaseUrl) {
        const { rows } = await sql<{ bytes: number }>`
          select pg_database_size(current_database()) as bytes`.execute(db)
        return rows[0]!.bytes
      }
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
      return (await stat(join(dataDir, 'site.db'))).size
    },
    async close() {
      await db.destroy()
      if (patient !== db) await patient.destroy()
    },
  }
}

/** The rows that the site's own writer makes, without what makes single articles safe to write. */
async function insertRows(trx: Database, number: number, blog: NewBlog): Promise<void> {
  const { tags, solutions, author_id, createdAt = '' } = blog
  await trx
    .insertInto('blogs')
    .values((eb) => ({
      ...columnsFrom(blogFields, blog),
      number,
      id: `article-${number}`,
      title_key: foldText(blog.title),
      letter: firstLetter(blog.title),
      author_number: eb.selectFrom('doctors').select('number').where('id', '=', author_id),
      created_at: createdAt,
      updated_at: createdAt,
    }))
    .execute()
  for (const [position, tag] of tags.entries()) {
    const row = { blog_number: number, position, tag, tag_key: foldText(tag) }
    await trx.insertInto('blog_tags').values(row).execute()
  }
  for (const [position, solution] of solutions.entries()) {
    await trx
      .insertInto('blog_solutions')
      .values({ blog_number: number, position, solution })
      .execute()
  }
}

async function createAuthors(db: Database): Promise<string[]> {
  const doctors = createDoctorRepository(db)
  const nothing = { email: '', location: '', description: '', image_url: '', linkedin: '' }
  const ids: string[] = []
  while (ids.length < authors) {
    ids.push(await doctors.create({ name: `Dr. Author ${ids.length + 1}`, ...nothing }))
  }
  return ids
}
