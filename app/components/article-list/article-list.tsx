import type { BlogListItem } from '../../../shared/blog.ts'
import { LocalDate } from '../local-date/local-date.tsx'

export type ListedArticle = Pick<
  BlogListItem,
  '_id' | 'title' | 'brief_description' | 'author_id' | 'createdAt'
>

/** Only what a list shows, so that a page that hydrates does not carry the rest twice. */
export function listedArticle(article: BlogListItem): ListedArticle {
  const { _id, title, brief_description, author_id, createdAt } = article
  return {
    _id,
    title,
    brief_description,
    author_id: author_id && { ...author_id, description: '' },
    createdAt,
  }
}

type ArticleListProps = {
  articles: ListedArticle[]
  /** Level of the titles in the page's outline. */
  headingLevel?: 2 | 3
}

export function ArticleList({ articles, headingLevel = 3 }: ArticleListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="article-list" role="list">
      {articles.map((article) => (
        <li key={article._id} className="article-card">
          <Heading className="article-card-title">
            <a href={`/articles/${article._id}`}>{article.title}</a>
          </Heading>
          <p className="article-card-brief">{article.brief_description}</p>
          <p className="article-card-meta">
            <span>{article.author_id?.name ?? 'Unknown'}</span>
            <LocalDate iso={article.createdAt} />
          </p>
        </li>
      ))}
    </ul>
  )
}
