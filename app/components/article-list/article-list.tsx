import type { BlogTeaser } from '../../../shared/blog.ts'
import type { FoundBlog } from '../../../server/blogs/blog-repository.ts'
import { MarkedText } from '../../ui/marked-text/marked-text.tsx'
import { titleWords } from '../../ui/title-words/title-words.tsx'
import { LocalDate } from '../local-date/local-date.tsx'
import { SampleMark } from '../sample-mark/sample-mark.tsx'
import { StoredPicture } from '../stored-picture/stored-picture.tsx'

export type ListedArticle = BlogTeaser & Pick<FoundBlog, 'found'>

/** Keeps only what a list shows, so that a hydrated page does not carry the rest twice. */
export function listedArticle(article: FoundBlog): ListedArticle {
  const { _id, title, brief_description, image_url, sample, author_id, createdAt, found } = article
  return {
    _id,
    title,
    brief_description,
    image_url,
    sample,
    createdAt,
    author: author_id?.name ?? null,
    ...(found && { found }),
  }
}

export type Look = 'cards' | 'rows' | 'shelf' | 'found'
const pictureSizes: Record<Exclude<Look, 'found'>, string> = {
  cards: '(min-width: 64em) 22rem, (min-width: 44em) 45vw, 92vw',
  rows: '(min-width: 44em) 13rem, 6rem',
  shelf: '(min-width: 60em) 30rem, 17rem',
}

type ArticleListProps = {
  articles: ListedArticle[]
  /** Cards in columns for browsing, rows for a short list below other content, a shelf of a few, or low rows without pictures for what a search found. */
  look?: Look
  /** Level of the titles in the page's outline. */
  headingLevel?: 2 | 3
  /** Marks every sample visibly, even if all articles are samples. */
  marked?: boolean
}

export function ArticleList(props: ArticleListProps) {
  const { articles, look = 'cards', headingLevel = 3, marked = false } = props
  const amongSamples = !marked && articles.every(({ sample }) => sample)
  const Heading = `h${headingLevel}` as const
  return (
    <ul
      className={`article-list ${look === 'shelf' ? 'sideways-row ' : ''}article-${look}`}
      role="list"
    >
      {articles.map(({ _id, image_url, sample, createdAt, ...article }, index) => {
        const { title, brief, author } = { ...unmarked(article), ...article.found }
        return (
          <li key={_id} className="article-card">
            {look !== 'found' && (
              <StoredPicture
                address={image_url}
                alt=""
                placeholder="article"
                sizes={pictureSizes[look]}
                eager={look === 'cards' && index === 0}
              />
            )}
            <div className="article-card-text">
              <Heading className="article-card-title">
                <a href={`/articles/${_id}`}>
                  <MarkedText parts={title} write={titleWords} />
                </a>
              </Heading>
              <p className="article-card-brief">
                <MarkedText parts={brief} />
              </p>
              <p className="article-card-meta">
                {sample && <SampleMark of="article" amongSamples={amongSamples} />}
                <span>
                  <MarkedText parts={author} />
                </span>
                <LocalDate iso={createdAt} />
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type Unmarked = Pick<ListedArticle, 'title' | 'brief_description' | 'author'>

function unmarked({ title, brief_description, author }: Unmarked) {
  return { title: [title], brief: [brief_description], author: [author ?? 'Unknown'] }
}
