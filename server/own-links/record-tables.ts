import type { BegunKind } from '../../shared/record-kinds.ts'

export const recordTables = { blog: 'blogs', doctor: 'doctors' } as const satisfies Record<
  BegunKind,
  string
>
