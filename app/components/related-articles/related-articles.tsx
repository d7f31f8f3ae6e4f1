import { LinkButton } from '../../ui/button/link-button.tsx'
import { ArticleList, type ListedArticle, type Look } from '../article-list/article-list.tsx'

type RelatedArticlesProps = {
  heading: string
  articles: ListedArticle[]
  /** Shown if there are no articles. */
  empty: string
  /** Whether to link to all articles. */
  more: boolean
  look?: Look
  /** Marks every sample visibly, even if all articles are samples. */
  marked?: boolean
}

/** So many rows are never folded. */
const unfolded = 3

/** Articles to read next. On narrow screens, rows after the third are folded. */
export function RelatedArticles(props: RelatedArticlesProps) {
  const { heading, articles, empty, more, look = 'rows', marked = false } = props
  const [shown, folded] =
    look === 'rows' ? [articles.slice(0, unfolded), articles.slice(unfolded)] : [articles, []]
  // Both lists mark the same articles as one list would.
  const isMarked = marked || articles.some(({ sample }) => !sample)
  return (
    <section className="related-articles stack-wide late" aria-labelledby="related-articles">
      <h2 id="related-articles">{heading}</h2>
      {articles.length === 0 && <p>{empty}</p>}
      {shown.length > 0 && <ArticleList articles={shown} {...{ look, marked: isMarked }} />}
      <div className="related-more">
        {folded.length > 0 && (
          <details className="open-wide">
            <summary>
              {folded.length} more {folded.length === 1 ? 'article' : 'articles'}
            </summary>
            <ArticleList articles={folded} {...{ look, marked: isMarked }} />
          </details>
        )}
        {more && (
          <p>
            <LinkButton to="/articles" look="quiet">
              Read More<span className="visually-hidden"> articles</span>
            </LinkButton>
          </p>
        )}
      </div>
    </section>
  )
}
