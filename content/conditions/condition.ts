import type { MedicalPage } from '../medical-page.ts'

/** A condition that the academy writes about: a doctor can name it as treated, and the home page lists it. */
export type Condition = MedicalPage & { kind: 'medical' | 'dental' }
