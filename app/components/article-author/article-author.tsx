import type { Blog } from '../../../shared/blog.ts'
import { PropsMarkup } from '../../ui/props-markup/props-markup.tsx'
import { richTextWords } from '../../ui/rich-text/rich-text-words.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { doctorAddress } from '../doctor-profile/doctor-address.ts'
import { SampleMark } from '../sample-mark/sample-mark.tsx'
import { StoredPicture } from '../stored-picture/stored-picture.tsx'

type Shown = Pick<Blog, 'title' | 'sample' | 'author_id' | 'author_image_url'>

/** The author, shown below the article. `sample`: the author is made up. */
export function ArticleAuthor({ article, sample }: { article: Shown; sample: boolean }) {
  const { title, sample: amongSamples, author_id, author_image_url } = article
  const shown = { title, sample: amongSamples, author_id, author_image_url }
  return (
    <PropsMarkup
      as="section"
      className="article-author"
      aria-labelledby="article-author"
      of={AuthorCard}
      props={{ article: shown, sample }}
    />
  )
}

function AuthorCard({ article, sample }: { article: Shown; sample: boolean }) {
  const { author_id: author, author_image_url } = article
  const name = author?.name ?? 'Unknown Author'
  return (
    <>
      <h2 id="article-author">More About The Author</h2>
      <div className="article-author-card">
        <StoredPicture
          address={author_image_url}
          alt={author ? `Portrait of ${name}` : ''}
          placeholder="doctor"
          sizes="10rem"
        />
        <div className="stack">
          <div>
            <div className="name-with-mark">
              <h3>{author ? <a href={doctorAddress(author._id)}>{name}</a> : name}</h3>
              {sample && <SampleMark of="profile" amongSamples={article.sample} />}
            </div>
            <p className="quiet">
              Author of <cite>{article.title}</cite>
            </p>
          </div>
          {author && richTextWords(author.description) ? (
            <RichText html={author.description} headingLevel={4} />
          ) : (
            <p>No description available.</p>
          )}
          {author && (
            <p>
              <a href={`/articles?query=${encodeURIComponent(name)}`}>More Articles by "{name}"</a>
            </p>
          )}
        </div>
      </div>
    </>
  )
}
