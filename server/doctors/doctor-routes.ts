import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { doctor } from '../../shared/doctor.ts'
import type { Services } from '../main/services.ts'

export const doctorRoutes =
  ({ doctors }: Services): FastifyPluginAsyncZod =>
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
  }
