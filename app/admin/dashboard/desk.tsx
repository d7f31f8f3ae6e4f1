import { Link } from 'react-router'
import type { CareReason, Dashboard, DashboardArticle } from '../../../shared/dashboard.ts'
import { recordKinds } from '../../../shared/record-kinds.ts'
import { PageIcon } from '../frame/page-icon.tsx'
import { writtenDay } from '../frame/panel-dates.ts'
import { useMay } from '../frame/use-session.ts'
import { SmallPicture } from '../pictures/small-picture.tsx'
import { formAddress } from '../record-kinds/form-address.ts'

const reasons: Record<CareReason, string> = {
  objection: 'A doctor asks for changes.',
  'no picture': 'It has no picture.',
  'no condition': 'None of its tags is a condition.',
  'review due': 'Its review is due.',
  old: 'Nobody has edited it for a year.',
}

type DeskProps = {
  shown: Dashboard | null
  /** How many doctors wait for an owner to confirm them. */
  waiting: number
}

/** The day's work: articles that were edited last, and those that need care. Null where it could not be loaded. */
export function Desk({ shown, waiting }: DeskProps) {
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
        {waiting > 0 && (
          <p className="desk-waiting">
            <Link to="/admin/people">
              {waiting === 1 ? '1 doctor waits' : `${waiting} doctors wait`} for an owner to confirm
              them
            </Link>
          </p>
        )}
        <Articles
          articles={shown.care}
          none="Every article has what it needs."
          noteOf={({ reason }) => reasons[reason]}
        />
      </section>
    </div>
  )
}

type Listed = DashboardArticle & Partial<Pick<Dashboard['care'][number], 'kind' | 'reason'>>

type ArticlesProps<Article> = {
  articles: Article[]
  none: string
  noteOf: (article: Article) => string
}

/** Where work on a page begins: a doctor's wish is read in Reviews. */
function addressOf({ _id, title, reason }: Listed, viewOnly: boolean): string {
  if (reason === 'objection') return `/admin/reviews?${new URLSearchParams({ filter: title })}`
  return formAddress(recordKinds.blog.form, _id, viewOnly)
}

const folders = { article: 'articles', condition: 'solution', guide: 'guides' } as const

const siteAddress = ({ kind = 'article', _id }: Listed) =>
  `/${folders[kind]}/${encodeURIComponent(_id)}`

function Articles<Article extends Listed>(props: ArticlesProps<Article>) {
  const { articles, none, noteOf } = props
  const viewOnly = !useMay()('articles.write')
  if (articles.length === 0) return <p className="quiet">{none}</p>
  return (
    <ul role="list">
      {articles.map((article) => (
        <li key={`${article.kind} ${article._id}`}>
          <SmallPicture address={article.image_url} />
          <div className="desk-article">
            <Link to={addressOf(article, viewOnly)}>{article.title}</Link>
            <span className="quiet">{noteOf(article)}</span>
          </div>
          <PageIcon address={siteAddress(article)} />
        </li>
      ))}
    </ul>
  )
}
