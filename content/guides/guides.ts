import { clenchingAndGrinding } from './clenching-and-grinding.ts'
import type { Guide } from './guide.ts'
import { headache } from './headache.ts'

/** All guides, in the site's order. */
export const guides: readonly Guide[] = [headache, clenchingAndGrinding]
