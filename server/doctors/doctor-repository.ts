import type { Doctor } from '../../shared/doctor.ts'
import { type Clock, systemClock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { doctorJson } from './doctor-json.ts'
import { createDoctorWriter } from './doctor-writer.ts'

export type DoctorArticle = { _id: string; title: string }
export type DoctorWithArticles = Doctor & { articles: DoctorArticle[]; articleCount: number }

export type DoctorRepository = ReturnType<typeof createDoctorRepository>

export function createDoctorRepository(db: Database, clock: Clock = systemClock) {
  return {
    /** All doctors, in the order in which they were added. */
    async list(): Promise<Doctor[]> {
      const rows = await db
        .selectFrom('doctors')
        .selectAll()
        .orderBy('created_at')
        .orderBy('number')
        .execute()
      return rows.map(doctorJson)
    },

    /** All doctors, each with the newest of his articles and how many there are. */
    async listWithArticles(articlesEach: number): Promise<DoctorWithArticles[]> {
      const doctors = await this.list()
      const rows = await db
        .selectFrom(
          db
            .selectFrom('blogs')
            .innerJoin('doctors', 'doctors.number', 'blogs.author_number')
            .select(({ fn }) => [
              'doctors.id as doctor_id',
              'blogs.id as blog_id',
              'blogs.title as title',
              fn
                .agg<number>('row_number')
                .over((over) =>
                  over
                    .partitionBy('blogs.author_number')
                    .orderBy('blogs.created_at', 'desc')
                    .orderBy('blogs.number', 'desc'),
                )
                .as('position'),
              fn
                .countAll<number>()
                .over((over) => over.partitionBy('blogs.author_number'))
                .as('total'),
            ])
            .as('numbered'),
        )
        .selectAll()
        .where('position', '<=', articlesEach)
        .orderBy('position')
        .execute()
      const byDoctor = Map.groupBy(rows, (row) => row.doctor_id)
      return doctors.map((doctor) => {
        const articles = byDoctor.get(doctor._id) ?? []
        return {
          ...doctor,
          articles: articles.map((row) => ({ _id: row.blog_id, title: row.title })),
          articleCount: articles[0]?.total ?? 0,
        }
      })
    },

    async find(id: string): Promise<Doctor | undefined> {
      const row = await db.selectFrom('doctors').selectAll().where('id', '=', id).executeTakeFirst()
      return row && doctorJson(row)
    },

    ...createDoctorWriter(db, clock),
  }
}
