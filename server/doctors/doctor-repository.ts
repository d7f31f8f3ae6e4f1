import { type ExpressionBuilder, sql } from 'kysely'
import type { Doctor, DoctorPage } from '../../shared/doctor.ts'
import { limits } from '../../shared/limits.ts'
import { type Clock, systemClock } from '../core/clock.ts'
import type { Database } from '../database/database.ts'
import { isPostgres } from '../database/dialect.ts'
import type { OfficeSettings } from '../database/office-address.ts'
import type { Tables } from '../database/tables.ts'
import { createDoctorList } from './doctor-admin-list.ts'
import { createDoctorFinder } from './doctor-finder.ts'
import { doctorJson } from './doctor-json.ts'
import { countDoctors, doctorRows, findDoctor, type Section } from './doctor-rows.ts'
import { createDoctorWriter } from './doctor-writer.ts'

export type DoctorArticle = { _id: string; title: string }
export type DoctorWithArticles = Doctor & {
  articles: DoctorArticle[]
  articleCount: number
  /** The most frequent tags of these articles, at most three. */
  topics: string[]
}

export type DoctorRepository = ReturnType<typeof createDoctorRepository>

export function createDoctorRepository(
  db: Database,
  clock: Clock = systemClock,
  settings: OfficeSettings = {},
) {
  return {
    /** Returns all doctors or a section, in the order in which they were added. */
    async list(section?: Section): Promise<Doctor[]> {
      const rows = await doctorRows(db, section)
      return rows.map(doctorJson)
    },

    count: (): Promise<number> => countDoctors(db),

    /** The panel's list. */
    adminList: createDoctorList(db),

    /** Returns all doctors or a section, each with their newest articles and the total number. */
    async listWithArticles(articlesEach: number, section?: Section): Promise<DoctorWithArticles[]> {
      const doctors = await this.list(section)
      if (doctors.length === 0) return []
      const rows = await newestArticles(
        db,
        doctors.map(({ _id }) => _id),
        articlesEach,
      )
      const byDoctor = Map.groupBy(rows, (row) => row.doctor_id)
      const tags = await tagsOf(
        db,
        rows.map((row) => row.blog_number),
      )
      return doctors.map((doctor) => {
        const articles = byDoctor.get(doctor._id) ?? []
        return {
          ...doctor,
          articles: articles.map((row) => ({ _id: row.blog_id, title: row.title })),
          articleCount: articles[0]?.count ?? 0,
          topics: mostFrequent(articles.flatMap((row) => tags.get(row.blog_number) ?? [])),
        }
      })
    },

    finder: createDoctorFinder(db),

    find: (id: string): Promise<Doctor | undefined> => findDoctor(db, id),

    /** Returns the doctor's newest articles, at most `limits.doctorPage`. */
    articlesOf: (id: string): Promise<DoctorPage['articles']> =>
      db
        .selectFrom('doctors')
        .innerJoin('blogs', 'blogs.author_number', 'doctors.number')
        .select(['blogs.id as _id', 'blogs.title', 'blogs.created_at as createdAt'])
        .where('doctors.id', '=', id)
        .orderBy('blogs.created_at', 'desc')
        .orderBy('blogs.number', 'desc')
        .limit(limits.doctorPage)
        .execute(),

    ...createDoctorWriter(db, clock, settings),
  }
}

/** Returns the newest articles of each doctor: one index lookup per doctor, however many they wrote. */
function newestArticles(db: Database, ids: string[], each: number) {
  return (isPostgres(db) ? joinedLaterally(db, each) : joinedByNumber(db, each))
    .where('doctors.id', 'in', ids)
    .select([
      'doctors.id as doctor_id',
      'blogs.id as blog_id',
      'blogs.number as blog_number',
      'blogs.title',
      'facet_counts.count',
    ])
    .orderBy('blogs.created_at', 'desc')
    .orderBy('blogs.number', 'desc')
    .execute()
}

async function tagsOf(db: Database, numbers: number[]): Promise<Map<number, string[]>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('blog_tags')
    .select(['blog_number', 'tag'])
    .where('blog_number', 'in', numbers)
    .orderBy('blog_number')
    .orderBy('position')
    .execute()
  const byArticle = Map.groupBy(rows, (row) => row.blog_number)
  return new Map([...byArticle].map(([number, tags]) => [number, tags.map(({ tag }) => tag)]))
}

const mostTopics = 3

function mostFrequent(tags: string[]): string[] {
  const byTag = [...Map.groupBy(tags, (tag) => tag)]
  return byTag
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, mostTopics)
    .map(([tag]) => tag)
}

/** PostgreSQL would otherwise compare every article of the site with every doctor. */
function joinedLaterally(db: Database, each: number) {
  return counted(db)
    .innerJoinLateral(
      (eb) => newestNumbers(eb, each).as('newest'),
      (join) => join.onTrue(),
    )
    .innerJoin('blogs', 'blogs.number', 'newest.blog_number')
}

/** SQLite has no lateral join, but takes the numbers from the index first. */
function joinedByNumber(db: Database, each: number) {
  return counted(db).innerJoin('blogs', (join) =>
    join.on('blogs.number', 'in', (eb) => newestNumbers(eb, each)),
  )
}

function counted(db: Database) {
  return db
    .selectFrom('doctors')
    .innerJoin('facet_counts', (join) =>
      join
        .on('facet_counts.kind', '=', 'author')
        .on('facet_counts.value', '=', asText('doctors.number')),
    )
}

function newestNumbers(eb: ExpressionBuilder<Tables, 'doctors'>, each: number) {
  return eb
    .selectFrom('blog_facets')
    .select('blog_facets.blog_number')
    .where('blog_facets.kind', '=', 'author')
    .where('blog_facets.value', '=', asText('doctors.number'))
    .orderBy('blog_facets.created_at', 'desc')
    .orderBy('blog_facets.blog_number', 'desc')
    .limit(each)
}

function asText(column: 'doctors.number') {
  return sql<string>`cast(${sql.ref(column)} as text)`
}
