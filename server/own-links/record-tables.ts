import type { DraftKind } from '../../shared/record-kinds.ts'

export const recordTables = { blog: 'blogs', doctor: 'doctors' } as const satisfies Record<
  DraftKind,
  string
>
