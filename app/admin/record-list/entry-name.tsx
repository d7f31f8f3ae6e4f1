import type { ReactNode } from 'react'
import type { RowDraft } from '../../../shared/draft.ts'
import { academyMoment } from '../drafts/academy-time.ts'
import { type DraftBadge, StateBadge } from '../drafts/state-badge.tsx'

type EntryNameProps = { name: ReactNode; draft: RowDraft | null }

/** A record's name, possibly a link, with a badge unless it is simply published. */
export function EntryName({ name, draft }: EntryNameProps) {
  const badge = draft && badgeOf(draft)
  return (
    <>
      {name}
      {badge && <StateBadge badge={badge}>{draft && moreOf(draft)}</StateBadge>}
    </>
  )
}

function badgeOf({ state, scheduleProblem }: RowDraft): DraftBadge | undefined {
  if (state === 'scheduled') return 'Scheduled'
  if (state === 'trash' || state === 'published') return undefined
  if (scheduleProblem) return 'Not published'
  return ({ draft: 'Draft', changed: 'Changed', unpublished: 'Unpublished' } as const)[state]
}

function moreOf({ scheduledAt, scheduleProblem }: RowDraft): string | undefined {
  if (scheduledAt) return `for ${academyMoment(scheduledAt)}`
  return scheduleProblem?.message
}
