import { LinkButton } from '../../ui/button/link-button.tsx'
import { ArticleList, type ListedArticle } from '../article-list/article-list.tsx'

type RelatedArticlesProps = {
  heading: string
  articles: ListedArticle[]
  /** Said where there is none. */
  empty: string
  /** Whether a link leads to all articles. */
  more: boolean
}

export function RelatedArticles({ heading, articles, empty, more }: RelatedArticlesProps) {
  return (
    <section className="related-articles stack-wide" aria-labelledby="related-articles">
      <h2 id="related-articles">{heading}</h2>
      {articles.length > 0 ? <ArticleList articles={articles} look="rows" /> : <p>{empty}</p>}
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
