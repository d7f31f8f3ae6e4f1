import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type BlogRepository, createBlogRepository } from '../../server/blogs/blog-repository.ts'
import { type Database, openDatabase } from '../../server/database/database.ts'
import { createDoctorRepository } from '../../server/doctors/doctor-repository.ts'
import { type Corpus, createCorpus } from './corpus.ts'

/** A database of generated articles. */
export type Library = {
  corpus: Corpus
  blogs: BlogRepository
  /** Writes generated articles until there are `size`. */
  growTo(size: number): Promise<void>
  /** Size of the database file. */
  bytes(): Promise<number>
  close(): Promise<void>
}

const seed = 20_240_229
const authors = 20
const articlesPerTransaction = 100

export async function createLibrary(dataDir: string): Promise<Library> {
  await mkdir(dataDir)
  const db = await openDatabase({ dataDir })
  // Nobody needs these articles after a crash.
  await sql`pragma synchronous = off`.execute(db)
  const corpus = createCorpus(seed, await createAuthors(db))
  let written = 0
  return {
    corpus,
    blogs: createBlogRepository(db),
    async growTo(size) {
      while (written < size) {
        const count = Math.min(size - written, articlesPerTransaction)
        await db.transaction().execute(async (transaction) => {
          const blogs = repositoryWithin(transaction)
          for (let left = count; left > 0; left -= 1) await blogs.create(corpus.next())
        })
        written += count
      }
    },
    async bytes() {
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
      return (await stat(join(dataDir, 'site.db'))).size
    },
    close: () => db.destroy(),
  }
}

/** A repository whose writes belong to one transaction instead of one each. */
function repositoryWithin(transaction: Database): BlogRepository {
  const execute = <Result>(work: (db: Database) => Promise<Result>) => work(transaction)
  return createBlogRepository({ transaction: () => ({ execute }) } as unknown as Database)
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
