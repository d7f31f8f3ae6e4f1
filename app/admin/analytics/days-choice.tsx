import { analyticsDays } from '../../../shared/analytics.ts'

type Days = (typeof analyticsDays)[number]

const labels: Record<Days, string> = {
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
  '365': 'A year',
}

/** Which days are shown, up to today. */
export function DaysChoice({ days, choose }: { days: Days; choose: (days: Days) => void }) {
  return (
    <div className="days-choice" role="group" aria-label="Period">
      {analyticsDays.map((each) => (
        <button key={each} type="button" aria-pressed={each === days} onClick={() => choose(each)}>
          {labels[each]}
        </button>
      ))}
    </div>
  )
}
