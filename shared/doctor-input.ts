import type { z } from './schema.ts'
import { doctorFields } from './doctor-fields.ts'
import { requestOf } from './field-rules.ts'

/** What the doctor form sends. Only the name must be given. */
export const doctorInput = requestOf(doctorFields)
export type DoctorInput = z.infer<typeof doctorInput>
