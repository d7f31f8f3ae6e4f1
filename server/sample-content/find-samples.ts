// The samples that are still as they came, and how many others there are.
import { type SqlBool, sql } from 'kysely'
import type { SampleCounts } from '../../shared/setup.ts'
import type { Database } from '../database/database.ts'
import { doctors } from './doctors.ts'
import { readSampleArticles } from './read-sample-articles.ts'
import { sampleEditor, unfinished } from './sample-writing.ts'

export type FoundSample = { number: number; id: string; image_url: string; updated_at: string }
export type FoundSamples = {
  articles: FoundSample[]
  doctors: FoundSample[]
  drafts: { id: string }[]
  kept: number
}

const cameAs = (name: string, createdAt: string) => `${createdAt} ${name}`
const ownDoctors = new Set(doctors.map(({ name, createdAt }) => cameAs(name, createdAt)))
let ownArticles: Promise<ReadonlySet<string>> | undefined

async function readOwnArticles(): Promise<ReadonlySet<string>> {
  const articles = await readSampleArticles()
  return new Set(articles.map(({ title, createdAt }) => cameAs(title, createdAt)))
}

/**
 * Finds the samples that nobody has changed, works on or uses: articles, then doctors without other articles
 * and without a person of their own, and the unfinished draft.
 */
export async function findSamples(db: Database): Promise<FoundSamples> {
  const allArticles = await samplesIn(db, 'blogs').select('title as name').execute()
  const allDoctors = await samplesIn(db, 'doctors').select('name').execute()
  if (allArticles.length > 0) ownArticles ??= readOwnArticles()
  const known = await ownArticles
  const articles = allArticles.filter((row) => known?.has(cameAs(row.name, row.created_at)))
  const untouched = articles.filter(isUntouched)
  const numbers = new Set(untouched.map(({ number }) => number))
  const used = await usedDoctors(db, numbers)
  const unused = allDoctors.filter(
    (row) =>
      ownDoctors.has(cameAs(row.name, row.created_at)) && isUntouched(row) && !used.has(row.number),
  )
  return {
    articles: untouched,
    doctors: unused,
    drafts: await sampleDrafts(db),
    kept: allArticles.length + allDoctors.length - untouched.length - unused.length,
  }
}

export async function countSamples(db: Database): Promise<SampleCounts> {
  const { articles, doctors, drafts, kept } = await findSamples(db)
  return { articles: articles.length, doctors: doctors.length, drafts: drafts.length, kept }
}

type Row = FoundSample & { created_at: string; draft: number | null }

/** Changing or editing a record changes its time or begins a draft. */
const isUntouched = ({ created_at, updated_at, draft }: Row) =>
  created_at === updated_at && draft === null

function samplesIn(db: Database, table: 'blogs' | 'doctors') {
  const own = table === 'blogs' ? 'blog_number' : 'doctor_number'
  return (
    db
      .selectFrom(table)
      .select(['number', 'id', 'image_url', 'created_at', 'updated_at'])
      .select(({ selectFrom }) =>
        selectFrom('drafts')
          .select('drafts.number')
          .whereRef(`drafts.${own}`, '=', `${table}.number`)
          .where('drafts.fields', 'is not', null)
          .as('draft'),
      )
      // As in the condition of the index, which SQLite does not use with a parameter.
      .where(sql<SqlBool>`sample = 1`)
      .orderBy('number')
  )
}

/** The numbers of doctors who have other articles than these, or a person of their own. */
async function usedDoctors(db: Database, articles: ReadonlySet<number>): Promise<Set<number>> {
  const written = await db
    .selectFrom('blogs')
    .innerJoin('doctors', 'doctors.number', 'blogs.author_number')
    .select(['blogs.number', 'doctors.number as doctor'])
    .where('doctors.sample', '=', 1)
    .execute()
  const people = await db
    .selectFrom('people')
    .select('doctor_number as doctor')
    .where('doctor_number', 'is not', null)
    .execute()
  const others = written.filter(({ number }) => !articles.has(number))
  return new Set([...others, ...people].map(({ doctor }) => doctor!))
}

/** The unfinished draft, if it is still as it came. */
function sampleDrafts(db: Database): Promise<{ id: string }[]> {
  return db
    .selectFrom('drafts')
    .select('id')
    .where('created_by', '=', sampleEditor)
    .where('updated_by', '=', sampleEditor)
    .where('created_at', '=', unfinished.savedAt)
    .where('updated_at', '=', unfinished.savedAt)
    .where('record_id', 'is', null)
    .where('trashed_at', 'is', null)
    .execute()
}
