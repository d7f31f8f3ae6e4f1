import type { Analytics } from '../../../shared/analytics.ts'
import { axisTicks } from './axis-ticks.ts'
import { writtenCount, writtenDate, writtenShortDate } from './written-count.ts'

type ByDay = Analytics['byDay']

const name = 'Views and visits by day'

/** A chart by day, and a table of the same numbers, newest first. */
export function ViewsByDay({ byDay }: { byDay: ByDay }) {
  return (
    <section className="views-by-day" aria-labelledby="views-by-day">
      <h2 id="views-by-day">{name}</h2>
      <DaysFigure byDay={byDay} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <div className="days-table" role="region" aria-label="All days" tabIndex={0}>
        <table className="count-rows" aria-label={name}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Views</th>
              <th scope="col">Visits</th>
            </tr>
          </thead>
          <tbody>
            {byDay.toReversed().map(({ day, views, visits }) => (
              <tr key={day}>
                <th scope="row">{writtenDate(day)}</th>
                <td>{writtenCount(views)}</td>
                <td>{writtenCount(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The figure is 100 units wide and high, and stretched; its words stand around it, so that they keep their size. */
function DaysFigure({ byDay }: { byDay: ByDay }) {
  const ticks = axisTicks(Math.max(...byDay.map(({ views }) => views)))
  const top = ticks.at(-1)!
  const width = 100 / byDay.length
  const points = (count: (day: ByDay[number]) => number) =>
    byDay.map((day, at) => `${round((at + 0.5) * width)},${round(100 - (100 * count(day)) / top)}`)
  const views = points((day) => day.views)
  return (
    <figure className="days-figure" aria-label={name}>
      <figcaption aria-hidden="true">
        <span className="key-views">Views</span>
        <span className="key-visits">Visits</span>
      </figcaption>
      <div className="axis-counts" aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{writtenCount(tick)}</span>
        ))}
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={inWords(byDay)}>
        {ticks.map((tick) => (
          <path key={tick} className="axis-line" d={`M0,${100 - (100 * tick) / top}h100`} />
        ))}
        <path
          className="views-area"
          d={`M${round(width / 2)},100L${views.join('L')}L${round(100 - width / 2)},100Z`}
        />
        <path className="views-line" d={`M${views.join('L')}`} />
        <path className="visits-line" d={`M${points((day) => day.visits).join('L')}`} />
        {byDay.map(({ day, views, visits }, at) => (
          <rect
            key={day}
            className="figure-day"
            x={round(at * width)}
            width={round(width)}
            height="100"
          >
            <title>{`${writtenShortDate(day)}: ${writtenCount(views)} views, ${writtenCount(visits)} visits`}</title>
          </rect>
        ))}
      </svg>
      <div className="axis-days" aria-hidden="true">
        {[0, 0.5, 1].map((part) => (
          <span key={part}>
            {writtenShortDate(byDay[Math.floor(part * (byDay.length - 1))]!.day)}
          </span>
        ))}
      </div>
    </figure>
  )
}

const round = (number: number) => Math.round(number * 100) / 100

/** What the figure shows, for those who can't see it. */
function inWords(byDay: ByDay): string {
  const most = byDay.reduce((best, day) => (day.views > best.views ? day : best))
  const days = `From ${writtenDate(byDay[0]!.day)} to ${writtenDate(byDay.at(-1)!.day)}`
  if (most.views === 0) return `${days}: no views.`
  return `${days}. The most views, ${writtenCount(most.views)}, were on ${writtenDate(most.day)}. All days are in the table.`
}
