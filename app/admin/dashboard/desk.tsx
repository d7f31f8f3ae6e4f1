import { Link } from 'react-router'
import type { CareReason, Dashboard, DashboardArticle } from '../../../shared/dashboard.ts'
import { AdminIcon } from '../frame/admin-icon.tsx'
import { writtenDay } from '../frame/panel-dates.ts'
import { useMay } from '../frame/use-session.ts'
import { SmallPicture } from '../pictures/small-picture.tsx'
import { formAddress } from '../record-form/form-address.ts'

const reasons: Record<CareReason, string> = {
  objection: 'A doctor asks for changes.',
  'no picture': 'It has no picture.',
  'no condition': 'None of its tags is a condition.',
  'review due': 'Its review is due.',
  old: 'Nobody has edited it for a year.',
}

/** The day's work: articles that were edited last, and those that need care. Null where it could not be loaded. */
export function Desk({ shown }: { shown: Dashboard | null }) {
  if (!shown)
    return <p role="status">The day’s work could not be loaded. Please reload the page.</p>
  return (
    <div className="desk">
      <section aria-label="Last edited">
        <h2>Last edited</h2>
        <Articles
          articles={shown.edited}
          none="There are no articles yet."
          noteOf={({ updatedAt }) => writtenDay(updatedAt)}
        />
      </section>
      <section aria-label="Needs care">
        <h2>Needs care</h2>
        <Articles
          articles={shown.care}
          none="Every article has what it needs."
          noteOf={({ reason }) => reasons[reason]}
        />
      </section>
    </div>
  )
}

type ArticlesProps<Article> = {
  articles: Article[]
  none: string
  noteOf: (article: Article) => string
}

function Articles<Article extends DashboardArticle>(props: ArticlesProps<Article>) {
  const { articles, none, noteOf } = props
  const viewOnly = !useMay()('articles.write')
  if (articles.length === 0) return <p className="quiet">{none}</p>
  return (
    <ul role="list">
      {articles.map((article) => (
        <li key={article._id}>
          <SmallPicture address={article.image_url} />
          <div className="desk-article">
            <Link to={formAddress('/admin/blogs/add-blog', article._id, viewOnly)}>
              {article.title}
            </Link>
            <span className="quiet">{noteOf(article)}</span>
          </div>
          <a
            className="icon-button page-link"
            href={`/articles/${encodeURIComponent(article._id)}`}
            target="_blank"
            rel="noreferrer"
            aria-label="View on site"
            title="View on site"
          >
            <AdminIcon name="site" />
          </a>
        </li>
      ))}
    </ul>
  )
}
