import { foldText } from '../../shared/letters.ts'
import type { Doctor } from '../../shared/doctor.ts'
import type { Database } from '../database/database.ts'
import { uniqueId } from '../database/unique-id.ts'
import { doctorJson } from './doctor-json.ts'

export type NewDoctor = Omit<Doctor, '_id' | 'createdAt' | 'updatedAt'> & { createdAt?: string }

export type DoctorArticle = { _id: string; title: string }
export type DoctorWithArticles = Doctor & { articles: DoctorArticle[]; articleCount: number }

export type DoctorRepository = ReturnType<typeof createDoctorRepository>

export function createDoctorRepository(db: Database) {
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

    /** Stores the doctor; answers the id. */
    create(doctor: NewDoctor): Promise<string> {
      return db.transaction().execute(async (trx) => {
        const id = await uniqueId(trx, 'doctors', doctor.name)
        const now = doctor.createdAt ?? new Date().toISOString()
        await trx
          .insertInto('doctors')
          .values({
            id,
            name: doctor.name,
            name_key: foldText(doctor.name),
            email: doctor.email,
            location: doctor.location,
            description: doctor.description,
            image_url: doctor.image_url,
            linkedin: doctor.linkedin,
            created_at: now,
            updated_at: now,
          })
          .execute()
        return id
      })
    },
  }
}
