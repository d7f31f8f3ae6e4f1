import { sql } from 'kysely'
import { type Doctor, doctor } from '../../../shared/doctor.ts'
import { doctorFields } from '../../../shared/doctor-fields.ts'
import { type DoctorInput, doctorInput } from '../../../shared/doctor-input.ts'
import { namesIn } from '../../../shared/fields.ts'
import { recordKinds } from '../../../shared/record-kinds.ts'
import { cleanFields } from '../../html/clean-fields.ts'
import { ownProfile } from '../../people/own-records.ts'
import type { Kind } from './kind.ts'

export const doctorKind: Kind<typeof doctorFields, DoctorInput, Doctor> = {
  ...recordKinds.doctor,
  name: 'doctor',
  fields: doctorFields,
  table: 'doctors',
  reservedIds: new Set(['recent', 'search', 'author', 'find']),
  filtered: namesIn(doctorFields).filter((name) => 'filter' in doctorFields[name]),
  readOthers: () => Promise.resolve({}),
  rights: {
    create: 'doctors.manage',
    get: 'doctors.read',
    update: 'doctors.write',
    remove: 'doctors.manage',
    draft: { 'articles.read': 'doctors.write', 'articles.write': 'doctors.write' },
  },
  own: {
    record: ownProfile,
    records: ({ doctorId }) => sql`record.id = ${doctorId ?? ''}`,
    sent: () => true,
    begins: false,
    drafts: (eb, { doctorId }) =>
      eb(
        'drafts.doctor_number',
        '=',
        sql<number>`(select number from doctors where id = ${doctorId ?? ''})`,
      ),
  },
  input: doctorInput,
  output: doctor,
  prepare: (db, body) => cleanFields(db, body, doctorFields),
  calls: {
    path: '/admin/v1/authors',
    tags: ['Doctors: administration'],
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
  },
}
