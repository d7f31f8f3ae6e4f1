import type { DraftKind } from '../../../shared/draft-fields.ts'
import { blogKind } from './blog.ts'
import { doctorKind } from './doctor.ts'
import type { Kind } from './kind.ts'

export const kinds: Record<DraftKind, Kind> = { blog: blogKind, doctor: doctorKind }
