import { countedRemarks } from './use-open-remarks.ts'

/** Says how many remarks on a text are open; nothing for none. */
export function RemarkBadge({ open = 0 }: { open: number | undefined }) {
  if (open === 0) return null
  return (
    <>
      {' '}
      <span className="state-badge">{countedRemarks(open)}</span>
    </>
  )
}
