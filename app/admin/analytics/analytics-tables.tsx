import type { Analytics } from '../../../shared/analytics.ts'
import { CountTable } from './count-table.tsx'
import { writtenCount } from './written-count.ts'

/** Which pages were opened, from where, and by which assistants. */
export function AnalyticsTables({ analytics }: { analytics: Analytics }) {
  const { pages, sources, assistants } = analytics
  return (
    <>
      <p className="list-hint">
        The numbers above are totals of all pages. Below, a number from 1 to 4 is not shown, so that
        nobody can be recognized by it.
      </p>
      <CountTable
        name="Pages"
        columns={['Page', 'Views', 'Visits', 'Useful']}
        empty="No page was opened in these days."
        rows={pages.map((page) => ({
          key: page.path,
          cells: [
            <PageName key="page" {...page} />,
            writtenCount(page.views),
            writtenCount(page.visits),
            writtenAnswers(page),
          ],
        }))}
      />
      <div className="count-tables">
        <CountTable
          name="Sources"
          columns={['Source', 'Visits']}
          empty="No visits in these days."
          rows={sources.map(({ source, visits }) => ({
            key: source,
            cells: [named[source] ?? source, writtenCount(visits)],
          }))}
        />
        <CountTable
          name="Assistants"
          columns={['Assistant', 'Fetches']}
          empty="No assistant fetched a page in these days."
          rows={assistants.map(({ agent, fetches }) => ({
            key: agent,
            cells: [agent, writtenCount(fetches)],
          }))}
        />
      </div>
    </>
  )
}

const named: Record<string, string> = { direct: 'Direct', other: 'Other' }

function PageName({ path, title }: { path: string; title: string }) {
  return (
    <>
      <a href={path}>{title}</a>
      {title !== path && <span className="quiet">{path}</span>}
    </>
  )
}

const noBreak = '\u00A0'

/** How many readers said that the page was useful, and how many that it was not. */
function writtenAnswers({ yes, no }: Analytics['pages'][number]): string {
  if (yes === 0 && no === 0) return '–'
  const [useful, not] = [yes, no].map((count) => writtenCount(count).replace(/ (?=\d)/, noBreak))
  return `${useful}${noBreak}yes, ${not}${noBreak}no`
}
