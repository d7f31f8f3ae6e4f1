import { type DraftKind, draftKinds, recordKinds } from '../../../shared/record-kinds.ts'
import { blogKind } from './blog.ts'
import { doctorKind } from './doctor.ts'
import type { DraftedKind } from './kind.ts'
import { wordsKind } from './words.ts'

export const kinds: Record<DraftKind, DraftedKind> = {
  blog: blogKind,
  doctor: doctorKind,
  words: wordsKind,
}

/** Returns the audit acts of a route that serves all kinds: each action on each kind. */
export const actsOnRecords = <Action extends string>(...actions: Action[]) =>
  draftKinds.flatMap((kind) =>
    actions.map((action) => `${action} ${recordKinds[kind].called}` as const),
  )
