import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { doctor, doctorListQuery, doctorRow } from '../../shared/doctor.ts'
import { doctorFields } from '../../shared/doctor-fields.ts'
import { doctorInput } from '../../shared/doctor-input.ts'
import { message } from '../../shared/message.ts'
import { cleanFields } from '../html/clean-fields.ts'
import { sendPage } from '../http/send-page.ts'
import { ownProfile } from '../people/own-records.ts'
import { type RecordParts, recordRoutes } from '../records/record-routes.ts'
import type { DoctorRepository } from './doctor-repository.ts'

type Parts = RecordParts & { doctors: DoctorRepository }

const path = '/admin/v1/authors'
const tags = ['Doctors: administration']

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

    await api.register(
      recordRoutes(services, {
        path,
        tags,
        create: { operationId: 'createDoctor', summary: 'Add a doctor' },
        get: { operationId: 'getDoctorForAdmin', summary: 'Get a doctor' },
        update: { operationId: 'updateDoctor', summary: 'Update a doctor' },
        remove: {
          operationId: 'deleteDoctor',
          summary: 'Delete a doctor and their image; their articles stay',
          done: 'The doctor is deleted',
          failed: 'Failed to delete the doctor. Please try again.',
        },
        notFound: 'Doctor not found',
        kind: 'doctor',
        rights: {
          create: 'doctors.manage',
          get: 'doctors.read',
          update: 'doctors.write',
          remove: 'doctors.manage',
        },
        own: { record: ownProfile, sent: () => () => true },
        scope: 'doctor',
        input: doctorInput,
        output: doctor,
        prepare: (body) => cleanFields(services.db, body, doctorFields),
        records: doctors,
      }),
    )
  }
