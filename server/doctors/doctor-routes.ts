import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { doctor, doctorPage, type DoctorPage } from '../../shared/doctor.ts'
import { doctorSearchQuery } from '../../shared/doctor-search.ts'
import { limits } from '../../shared/limits.ts'
import { message } from '../../shared/message.ts'
import { HttpError } from '../core/errors.ts'
import { sectionOf, sendPage } from '../http/send-page.ts'
import type { DoctorRepository } from './doctor-repository.ts'

type Parts = {
  doctors: DoctorRepository
  reviews: { by(doctorId: string): Promise<DoctorPage['reviewed']> }
}

export const doctorRoutes =
  ({ doctors, reviews }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/user/v1/authors',
      {
        config: { public: true },
        schema: {
          operationId: 'listDoctors',
          summary: 'All doctors, or those who are looked for',
          description: `Without a query all, in the order in which they were added, ${limits.list.adminDefault} at most. Else a page of those who fit: first those in the place that is named, then by the last word of the name. X-Total-Count is the total number of records; Link points to the next page.`,
          tags: ['Doctors'],
          querystring: doctorSearchQuery,
          response: { 200: z.array(doctor), 400: message },
        },
      },
      async (request, reply) => {
        if (Object.values(request.query).every((value) => value === undefined)) {
          void reply.header('x-total-count', await doctors.count())
          return doctors.list({ offset: 0, limit: limits.list.adminDefault })
        }
        const { limit = limits.list.default, page = 1, ...wanted } = request.query
        const found = await doctors.finder.find(wanted)
        const part = { limit, page }
        return sendPage(request, reply, part, sectionOf(found, part))
      },
    )

    api.get(
      '/user/v1/authors/:id',
      {
        config: { public: true },
        schema: {
          operationId: 'getDoctor',
          summary: 'A doctor with the articles and the reviews that count',
          description: `The newest ${limits.doctorPage} of each. All articles of a doctor are listed by author.`,
          tags: ['Doctors'],
          params: z.object({ id: z.string() }),
          response: { 200: doctorPage, 404: message },
        },
      },
      async ({ params: { id } }) => {
        const found = await doctors.find(id)
        if (!found) throw new HttpError(404, 'Doctor not found')
        const [articles, reviewed] = await Promise.all([doctors.articlesOf(id), reviews.by(id)])
        return { ...found, articles, reviewed }
      },
    )
  }
