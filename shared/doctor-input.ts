import type { z } from './schema.ts'
import { doctorFields } from './doctor-fields.ts'
import { requestOf } from './field-rules.ts'

/** The doctor form's request. Only the name is required. */
export const doctorInput = requestOf(doctorFields)
export type DoctorInput = z.infer<typeof doctorInput>
