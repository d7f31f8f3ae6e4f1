import { type DraftKind, draftKinds, recordKinds } from '../../../shared/record-kinds.ts'
import { blogKind } from './blog.ts'
import { doctorKind } from './doctor.ts'
import type { Kind } from './kind.ts'

export const kinds: Record<DraftKind, Kind> = { blog: blogKind, doctor: doctorKind }

/** The acts that a route for all kinds may leave in the audit log: each action on each kind. */
export const actsOnRecords = <Action extends string>(...actions: Action[]) =>
  draftKinds.flatMap((kind) =>
    actions.map((action) => `${action} ${recordKinds[kind].called}` as const),
  )
