import type { BlogListItem, BlogTeaser } from '../../../shared/blog.ts'
import { LocalDate } from '../local-date/local-date.tsx'
import { StoredPicture } from '../stored-picture/stored-picture.tsx'

export type ListedArticle = BlogTeaser

/** Only what a list shows, so that a page that hydrates does not carry the rest twice. */
export function listedArticle(article: BlogListItem): ListedArticle {
  const { _id, title, brief_description, image_url, author_id, createdAt } = article
  return { _id, title, brief_description, image_url, author: author_id?.name ?? null, createdAt }
}

type Look = 'cards' | 'rows'
const pictureSizes: Record<Look, string> = {
  cards: '(min-width: 64em) 22rem, (min-width: 44em) 45vw, 92vw',
  rows: '(min-width: 44em) 13rem, 6rem',
}

type ArticleListProps = {
  articles: ListedArticle[]
  /** Cards in columns for browsing, or rows for a short list below something else. */
  look?: Look
  /** Level of the titles in the page's outline. */
  headingLevel?: 2 | 3
}

export function ArticleList({ articles, look = 'cards', headingLevel = 3 }: ArticleListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className={`article-list article-${look}`} role="list">
      {articles.map((article, index) => (
        <li key={article._id} className="article-card">
          <StoredPicture
            address={article.image_url}
            alt=""
            placeholder="article"
            sizes={pictureSizes[look]}
            eager={look === 'cards' && index === 0}
          />
          <div className="article-card-text">
            <Heading className="article-card-title">
              <a href={`/articles/${article._id}`}>{article.title}</a>
            </Heading>
            <p className="article-card-brief">{article.brief_description}</p>
            <p className="article-card-meta">
              <span>{article.author ?? 'Unknown'}</span>
              <LocalDate iso={article.createdAt} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
