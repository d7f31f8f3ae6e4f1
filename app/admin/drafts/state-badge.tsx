import type { ReactNode } from 'react'

export type DraftBadge = 'Draft' | 'Scheduled' | 'Changed' | 'Unpublished' | 'Not published'

/** How a record of a list differs from one that is simply published. */
export function StateBadge({ badge, children }: { badge: DraftBadge; children?: ReactNode }) {
  return (
    <>
      {' '}
      <span className="state-badge" data-badge={badge}>
        {badge}
      </span>
      {children && <span className="state-more">{children}</span>}
    </>
  )
}
