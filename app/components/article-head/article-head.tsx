import type { Blog } from '../../../shared/blog.ts'
import type { Review } from '../../../shared/review.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { titleWords } from '../../ui/title-words/title-words.tsx'
import { doctorAddress } from '../doctor-profile/doctor-address.ts'
import { LocalDate } from '../local-date/local-date.tsx'
import { TrustLine } from '../review/trust-line.tsx'
import { SampleMark } from '../sample-mark/sample-mark.tsx'
import { StoredPicture } from '../stored-picture/stored-picture.tsx'

type ArticleHeadProps = {
  article: Blog
  minutes: number
  /** Left out where the text is only now to be reviewed. */
  review?: Review | undefined
  /** Leaves out what an unfinished article does not have yet. */
  unfinished?: boolean
  /** 2 where the article is only part of a page. */
  titleLevel?: 1 | 2
}

/** The head of an article: title, what it is about, who wrote it and when, its picture. */
export function ArticleHead(props: ArticleHeadProps) {
  const { article, minutes, review, unfinished = false, titleLevel = 1 } = props
  const Title = `h${titleLevel}` as const
  return (
    <header className="article-head">
      <div className="wrap article-head-grid">
        <div className="stack">
          <p className="article-head-path">
            {article.sample && (
              <span className="article-head-sample">
                <SampleMark of="article" />
              </span>
            )}
            <a href="/articles">Articles</a>
            {article.solutions.map((solution) => (
              <span key={solution}>{solution}</span>
            ))}
          </p>
          <Title>{titleWords(article.title)}</Title>
          {article.brief_description !== '' && <Brief text={article.brief_description} />}
          {review && <TrustLine review={review} />}
          <Facts article={article} minutes={minutes} unfinished={unfinished} />
        </div>
        {!(unfinished && article.image_url === '') && (
          <figure className="article-figure">
            <StoredPicture
              address={article.image_url}
              alt={`Picture for the article “${article.title}”`}
              placeholder="article"
              sizes="(min-width: 64em) 29rem, 92vw"
              eager
            />
            <figcaption>
              <RichText html={article.img_description} headingLevel={2} />
            </figcaption>
          </figure>
        )}
      </div>
    </header>
  )
}

function Facts({
  article,
  minutes,
  unfinished,
}: Required<Omit<ArticleHeadProps, 'review' | 'titleLevel'>>) {
  const hasAuthor = !(unfinished && article.author_id === null)
  return (
    <div className="article-head-facts">
      {hasAuthor && (
        <StoredPicture
          address={article.author_image_url}
          alt=""
          placeholder="doctor"
          sizes="4rem"
        />
      )}
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
        <div>
          <dt>Created Date</dt>
          <dd>
            <LocalDate iso={article.createdAt} />
          </dd>
        </div>
        <div>
          <dt>Time to read</dt>
          <dd>{minutes === 1 ? '1 minute' : `${minutes} minutes`}</dd>
        </div>
      </dl>
    </div>
  )
}

/** Folded to four lines on narrow screens where scripts run; whole everywhere else. */
function Brief({ text }: { text: string }) {
  return (
    <div className="article-brief">
      <p id="article-brief">{text}</p>
      <button
        type="button"
        hidden
        data-toggles="article-brief"
        data-less="Read Less"
        aria-controls="article-brief"
      >
        Read More
      </button>
    </div>
  )
}
