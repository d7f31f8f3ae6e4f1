import type { BegunKind } from '../../../shared/record-kinds.ts'
import { blogKind } from './blog.ts'
import { doctorKind } from './doctor.ts'
import type { RecordKind, StoredRecord } from './record-kind.ts'

/** The parts that screens for all kinds use. */
type AnyKind = Pick<
  RecordKind<StoredRecord, object, object>,
  'list' | 'backToList' | 'missing' | 'rows'
>

export const kinds: Record<BegunKind, AnyKind> = { blog: blogKind, doctor: doctorKind }
