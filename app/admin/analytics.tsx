import { useSearchParams } from 'react-router'
import { analyticsDays } from '../../shared/analytics.ts'
import { AnalyticsTables } from './analytics/analytics-tables.tsx'
import { DaysChoice } from './analytics/days-choice.tsx'
import { useAnalytics } from './analytics/use-analytics.ts'
import { ViewsByDay } from './analytics/views-by-day.tsx'
import { ViewsInTotal } from './analytics/views-in-total.tsx'
import { ExportLink } from './audit/export-link.tsx'
import { adminMeta } from './browser-page.ts'
import { analyticsFile } from './client/analytics.ts'
import { ScreenHead } from './frame/screen-head.tsx'
import { ScreenSkeleton } from './frame/screen-skeleton.tsx'

export const meta = () => adminMeta('Analytics')

export default function AnalyticsScreen() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('days')
  const days = analyticsDays.find((known) => known === asked) ?? '30'
  const { shown, isLoading, hasFailed, reload } = useAnalytics(days)
  return (
    <div className="analytics" aria-busy={isLoading}>
      <ScreenHead title="Analytics">
        <ExportLink file={analyticsFile(days)} name="analytics.csv" label="Download" />
      </ScreenHead>
      <DaysChoice days={days} choose={(next) => setParams({ days: next }, { replace: true })} />
      {hasFailed && (
        <div className="list-note" role="alert">
          <p>The figures could not be loaded.</p>
          <button className="button" type="button" onClick={reload}>
            Try again
          </button>
        </div>
      )}
      {shown ? (
        <>
          <ViewsInTotal analytics={shown} />
          <ViewsByDay byDay={shown.byDay} />
          <AnalyticsTables analytics={shown} />
        </>
      ) : (
        isLoading && (
          <>
            <p className="visually-hidden" role="status">
              Loading...
            </p>
            <ScreenSkeleton />
          </>
        )
      )}
    </div>
  )
}
