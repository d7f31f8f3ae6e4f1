import type { ReactNode } from 'react'
import type { Blog } from '../../../shared/blog.ts'
import type { ShownReview } from '../../../shared/review.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { titleWords } from '../../ui/title-words/title-words.tsx'
import { doctorAddress } from '../doctor-profile/doctor-address.ts'
import { LocalDate } from '../local-date/local-date.tsx'
import { TrustLine } from '../review/trust-line.tsx'
import { SectionEnd } from '../review-request/section-end.tsx'
import { SampleMark } from '../sample-mark/sample-mark.tsx'
import { StoredPicture } from '../stored-picture/stored-picture.tsx'

type ArticleHeadProps = {
  article: Blog
  minutes: number
  /** What the picture shows, if known; '' if it is decorative. */
  pictureAlt?: string | undefined
  /** Left out where the text is only now to be reviewed. */
  review?: ShownReview | undefined
  /** Leaves out what an unfinished article does not have yet. */
  unfinished?: boolean
  /** 2 if the article is only part of a page. */
  titleLevel?: 1 | 2
}

/** The head of an article: title, summary, author, dates and picture. */
export function ArticleHead(props: ArticleHeadProps) {
  const { article, pictureAlt, unfinished = false, titleLevel = 1 } = props
  const Title = `h${titleLevel}` as const
  return (
    <header className="article-head">
      <div className="wrap">
        <p className="article-head-path">
          <a href="/articles">Articles</a>
          {article.solutions.map((solution) => (
            <span key={solution}>{solution}</span>
          ))}
          {article.sample && <SampleMark of="article" amongSamples />}
        </p>
        <Title>{titleWords(article.title)}</Title>
        {article.brief_description !== '' && (
          <Folded id="article-brief" className="article-brief">
            <p id="article-brief">{article.brief_description}</p>
          </Folded>
        )}
        <Facts {...props} />
        {!(unfinished && article.image_url === '') && (
          <figure className="article-figure">
            <StoredPicture
              address={article.image_url}
              alt={pictureAlt ?? `Picture for the article “${article.title}”`}
              placeholder="article"
              sizes="(min-width: 120em) 70rem, (min-width: 64em) 55.5rem, (min-width: 27em) 92vw, 85vw"
              eager
            />
            {article.img_description !== '' && (
              <Folded
                as="figcaption"
                id="article-caption"
                className="article-caption"
                more="Whole description"
              >
                <div id="article-caption">
                  <RichText html={article.img_description} headingLevel={2} />
                </div>
              </Folded>
            )}
          </figure>
        )}
        <SectionEnd of="head" />
      </div>
    </header>
  )
}

function Facts({ article, minutes, review, unfinished = false }: ArticleHeadProps) {
  const hasAuthor = !(unfinished && article.author_id === null)
  const sources = article.references.length
  return (
    <div className="article-head-facts">
      <dl>
        {hasAuthor && (
          <div>
            <dt>Author Name</dt>
            <dd>
              {article.author_id ? (
                <a href={doctorAddress(article.author_id._id)}>{article.author_id.name}</a>
              ) : (
                'Unknown Author'
              )}
            </dd>
          </div>
        )}
        {sources > 0 && (
          <div>
            <dt>Sources</dt>
            <dd>
              <a href="#references">{sources}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>Time to read</dt>
          <dd>{minutes === 1 ? '1 minute' : `${minutes} minutes`}</dd>
        </div>
        <div>
          <dt>Created Date</dt>
          <dd>
            <LocalDate iso={article.createdAt} />
          </dd>
        </div>
      </dl>
      {review && <TrustLine review={review} />}
    </div>
  )
}

type FoldedProps = {
  as?: 'div' | 'figcaption'
  /** Id of the text inside. */
  id: string
  className: string
  /** Label of the button. */
  more?: string
  children: ReactNode
}

/** Folds to a few lines on narrow screens if scripts run; shows everything otherwise. */
function Folded(props: FoldedProps) {
  const { as: Tag = 'div', id, className, more = 'Read More', children } = props
  return (
    <Tag className={`${className} article-folded`}>
      {children}
      <button type="button" hidden data-toggles={id} data-less="Read Less" aria-controls={id}>
        {more}
      </button>
    </Tag>
  )
}
