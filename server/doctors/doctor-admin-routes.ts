import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { doctor, doctorListQuery, doctorRow } from '../../shared/doctor.ts'
import { message } from '../../shared/message.ts'
import { sendPage } from '../http/send-page.ts'
import { doctorKind } from '../records/kinds/doctor.ts'
import { type RecordParts, recordRoutes } from '../records/record-routes.ts'
import type { DoctorRepository } from './doctor-repository.ts'

type Parts = RecordParts & { doctors: DoctorRepository }

const { path, tags } = doctorKind.calls

export const doctorAdminRoutes =
  ({ doctors, ...services }: Parts): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      path,
      {
        config: { right: 'doctors.read' },
        schema: {
          operationId: 'listDoctorsForAdmin',
          summary: 'All doctors',
          description:
            'X-Total-Count is the total number of records; Link points to the next page.',
          tags,
          querystring: doctorListQuery,
          response: {
            200: z.union([z.array(doctor), z.array(doctorRow)]),
            400: message,
            401: message,
          },
        },
      },
      async (request, reply) => {
        const { query, person } = request
        return query.fields === 'list'
          ? sendPage(request, reply, query, await doctors.adminList.rows({ ...query, person }))
          : sendPage(request, reply, query, await doctors.adminList.whole(query))
      },
    )

    await api.register(recordRoutes(services, doctorKind, doctors))
  }
