import type { FoundTeaser } from '../../../server/blogs/blog-repository.ts'
import { MarkedText } from '../../ui/marked-text/marked-text.tsx'
import { PropsMarkup } from '../../ui/props-markup/props-markup.tsx'
import { titleWords } from '../../ui/title-words/title-words.tsx'
import { LocalDate } from '../local-date/local-date.tsx'
import { SampleMark } from '../sample-mark/sample-mark.tsx'
import { StoredPicture } from '../stored-picture/stored-picture.tsx'

export type ListedArticle = FoundTeaser

export type Look = 'cards' | 'rows' | 'shelf' | 'found'
const pictureSizes: Record<Exclude<Look, 'found'>, string> = {
  cards: '(min-width: 64em) 22rem, (min-width: 44em) 45vw, 92vw',
  rows: '(min-width: 44em) 13rem, 6rem',
  // The first card is large; see also `sizesOf`.
  shelf: '(min-width: 60em) 30rem, 17rem',
}

function sizesOf(look: Exclude<Look, 'found'>, index: number): string {
  return look === 'shelf' && index > 0 ? '(min-width: 60em) 6rem, 17rem' : pictureSizes[look]
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

export function ArticleList({
  articles,
  look = 'cards',
  headingLevel = 3,
  marked = false,
}: ArticleListProps) {
  return (
    <PropsMarkup
      as="ul"
      className={`article-list ${look === 'shelf' ? 'sideways-row ' : ''}article-${look}`}
      role="list"
      of={Cards}
      props={{ articles, look, headingLevel, marked }}
    />
  )
}

function Cards({ articles, look, headingLevel, marked }: Required<ArticleListProps>) {
  const amongSamples = !marked && articles.every(({ sample }) => sample)
  const Heading = `h${headingLevel}` as const
  return articles.map(({ _id, image_url, sample, promoted, createdAt, ...article }, index) => {
    const { title, brief, author } = { ...unmarked(article), ...article.found }
    return (
      <li key={_id} className="article-card">
        {look !== 'found' && (
          <StoredPicture
            address={image_url}
            alt=""
            placeholder="article"
            sizes={sizesOf(look, index)}
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
            {promoted && <span className="recommended-mark">Recommended</span>}
            {sample && <SampleMark of="article" amongSamples={amongSamples} />}
            <span>
              <MarkedText parts={author} />
            </span>
            <LocalDate iso={createdAt} />
          </p>
        </div>
      </li>
    )
  })
}

type Unmarked = Pick<ListedArticle, 'title' | 'brief_description' | 'author'>

function unmarked({ title, brief_description, author }: Unmarked) {
  return { title: [title], brief: [brief_description], author: [author ?? 'Unknown'] }
}
