import { clenchingAndGrinding } from './clenching-and-grinding.ts'
import type { Guide } from './guide.ts'
import { headache } from './headache.ts'
import { liveMedicalPage } from '../joined-parts.ts'

/** All guides, in the site's order. */
export const guides: readonly Guide[] = [headache, clenchingAndGrinding].map((guide) =>
  liveMedicalPage(`guide.${guide.id}`, guide),
)
