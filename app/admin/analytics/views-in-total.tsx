import type { Analytics } from '../../../shared/analytics.ts'
import { writtenCount } from './written-count.ts'

/** Views and visits of all pages together, compared with as many days before. */
export function ViewsInTotal({ analytics }: { analytics: Analytics }) {
  const { views, visits, previous, byDay } = analytics
  const before = `the ${byDay.length} days before`
  return (
    <dl className="views-in-total">
      <Total name="Views" count={views} before={`${writtenCount(previous.views)} in ${before}`} />
      <Total
        name="Visits"
        count={visits}
        before={`${writtenCount(previous.visits)} in ${before}`}
      />
    </dl>
  )
}

function Total({ name, count, before }: { name: string; count: number; before: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="total-count">{writtenCount(count)}</dd>
      <dd className="quiet">{before}</dd>
    </div>
  )
}
