import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { doctor, doctorPage } from '../../shared/doctor.ts'
import { message } from '../../shared/message.ts'
import { HttpError } from '../core/errors.ts'
import type { Services } from '../main/services.ts'

export const doctorRoutes =
  ({ doctors, reviews }: Services): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      '/user/v1/authors',
      {
        config: { public: true },
        schema: {
          operationId: 'listDoctors',
          summary: 'All doctors',
          tags: ['Doctors'],
          response: { 200: z.array(doctor) },
        },
      },
      () => doctors.list(),
    )

    api.get(
      '/user/v1/authors/:id',
      {
        config: { public: true },
        schema: {
          operationId: 'getDoctor',
          summary: 'A doctor with the articles and the reviews that count',
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
