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

export function RelatedArticles(props: RelatedArticlesProps) {
  const { heading, articles, empty, more, look = 'rows', marked = false } = props
  return (
    <section className="related-articles stack-wide" aria-labelledby="related-articles">
      <h2 id="related-articles">{heading}</h2>
      {articles.length > 0 ? <ArticleList {...{ articles, look, marked }} /> : <p>{empty}</p>}
      {more && (
        <p>
          <LinkButton to="/articles" look="quiet">
            Read More<span className="visually-hidden"> articles</span>
          </LinkButton>
        </p>
      )}
    </section>
  )
}
