import type { DraftKind } from '../../../shared/draft-fields.ts'
import { recordKinds } from '../../../shared/record-kinds.ts'
import { blogKind } from './blog.ts'
import { doctorKind } from './doctor.ts'
import type { RecordKind, StoredRecord } from './record-kind.ts'

/** The parts that screens for all kinds use. */
type AnyKind = Pick<
  RecordKind<StoredRecord, object, object>,
  'list' | 'backToList' | 'missing' | 'rows'
>

const wordsKind: AnyKind = {
  list: recordKinds.words.list,
  backToList: 'Back to the site’s words',
  missing: 'This page is no longer there.',
  rows: () => Promise.resolve({ items: [], total: 0 }),
}

export const kinds: Record<DraftKind, AnyKind> = {
  blog: blogKind,
  doctor: doctorKind,
  words: wordsKind,
}
