import { memoize } from '#memoize'
import { Fragment, use } from 'react'
import { medicalNotes } from '../../../content/medical-notes.ts'
import type { MedicalPage } from '../../../content/medical-page.ts'
import { addressOf, pagesTagged } from '../../../content/medical-pages.ts'
import { type OutlineEntry, outlineArticle } from '../../../shared/article-outline.ts'
import type { Blog } from '../../../shared/blog.ts'
import type { Doctor } from '../../../shared/doctor.ts'
import { nestHeadings } from '../../../shared/nest-headings.ts'
import type { ShownReview } from '../../../shared/review.ts'
import { splitSections } from '../../../shared/split-sections.ts'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import { ArticleAuthor } from '../article-author/article-author.tsx'
import { ArticleActions } from './article-actions.tsx'
import { ArticleHead } from '../article-head/article-head.tsx'
import { linkCitations } from '../citations/citations.ts'
import { ReferenceList } from '../citations/reference-list.tsx'
import { HelpCards } from '../help-cards/help-cards.tsx'
import { ReviewSection } from '../review/review-section.tsx'
import { ReviewContext } from '../review-context/review-context.ts'
import { SectionEnd } from '../review-request/section-end.tsx'
import { TableOfContents } from '../table-of-contents/table-of-contents.tsx'

type ArticleProps = {
  article: Blog
  /** Undefined if no author is named. */
  author: Pick<Doctor, 'sample'> | undefined
  /** What the article's picture shows, if known; '' if it is decorative. */
  pictureAlt?: string | undefined
  outline: Outline
  minutes: number
  /** Left out while the text is still to be reviewed. */
  review?: ShownReview
  /** Full address of the page; left out if the article is not to be shared. */
  address?: string
  /** Leaves out what an unfinished article does not have yet. */
  unfinished?: boolean
  /** 2 if the article is only part of a page. */
  titleLevel?: 1 | 2
}

/** Computed once per text on the server, because the page is rendered again with every site change. */
const linked = memoize(
  (opening, summary, text, references) =>
    linkCitations([opening, markSignals(summary), text] as const, Number(references)),
  8_000_000,
)
const fewestSections = 3
const mostSections = 100
const helpEntry = { id: 'get-help', text: 'When to get help' }
const referencesEntry = { id: 'references', text: 'References' }

type Outline = {
  /** The first paragraph, if the text starts with one. */
  opening: string
  text: string
  contents: OutlineEntry[]
}

/** Makes the headings of a long text linkable; lists the first of them, unless there are too few. */
export function outlineText(html: string): Outline {
  const { html: outlined, entries } = outlineArticle(nestHeadings(html, 2))
  const opening = /^<p>.*?<\/p>/s.exec(outlined)?.[0] ?? ''
  return {
    opening,
    text: markSignals(outlined.slice(opening.length)),
    contents: entries.length >= fewestSections ? entries.slice(0, mostSections) : [],
  }
}

const signal =
  /<(h[2-6]|p|li)((?: id="[^"]*")?)>(?=(?:<p>)?(<strong>)?(green|yellow|red)(?:[:.,]|<|\s*$))/gi

/** Gives headings, and paragraphs and list items in bold, the sign of the traffic light color that they start with. */
function markSignals(html: string): string {
  return html.replace(signal, (tag, name: string, id: string, bold: string | undefined, color) =>
    bold || name.startsWith('h')
      ? `<${name}${id} class="signal signal-${String(color).toLowerCase()}">`
      : tag,
  )
}

/** A complete article. */
export function Article(props: ArticleProps) {
  const { author, outline, address, unfinished = false, ...head } = props
  const { article, review } = props
  const { call_out, references } = article
  const pages = pagesTagged(article.tags)
  const { texts, placesOf } = linked(
    outline.opening,
    article.blog_summary,
    outline.text,
    String(references.length),
  )
  const [opening, summary, text] = texts
  const contents = [
    ...(pages.length > 0 ? [helpEntry] : []),
    ...outline.contents,
    ...(references.length > 0 ? [referencesEntry] : []),
  ]
  return (
    <article>
      <ArticleHead {...head} unfinished={unfinished} />
      <div className="wrap article-body">
        {summary !== '' && (
          <section className="article-summary" aria-labelledby="article-summary">
            <h2 id="article-summary">Summary</h2>
            <RichText html={summary} headingLevel={3} />
          </section>
        )}
        <Help pages={pages} />
        {outline.contents.length > 0 && <TableOfContents entries={contents} />}
        {opening !== '' && (
          <div className="article-opening">
            <RichText html={opening} />
          </div>
        )}
        {call_out !== '' && <p className="article-call-out">{call_out}</p>}
        <div className="article-text">
          <ArticleText html={text} />
          <Topics tags={article.tags} />
          {address !== undefined && <ArticleActions {...{ article, address }} page={pages[0]} />}
        </div>
      </div>
      <div className="wrap article-end">
        {review && <ReviewSection review={review} />}
        {references.length > 0 && (
          <ReferenceList heading="References" references={references} placesOf={placesOf} />
        )}
        <SectionEnd of="references" />
        {!(unfinished && article.author_id === null) && (
          <ArticleAuthor article={article} sample={author?.sample ?? false} />
        )}
      </div>
    </article>
  )
}

/** The text after its opening; section by section for a doctor who reviews it. */
function ArticleText({ html }: { html: string }) {
  const isReview = use(ReviewContext) !== undefined
  if (!isReview) return <RichText html={html} />
  return splitSections(html).map(({ id, html: section }) => (
    <Fragment key={id}>
      {section !== '' && <RichText html={section} />}
      <SectionEnd of={id || 'beginning'} />
    </Fragment>
  ))
}

/** The danger signs of the first medical page that the article's tags name, and links to all of them. */
function Help({ pages }: { pages: MedicalPage[] }) {
  const [first] = pages
  if (!first) return null
  return (
    <HelpCards signs={first.help}>
      <p>
        {medicalNotes.articles}{' '}
        {pages.map((page, index) => (
          <Fragment key={page.id}>
            {index > 0 && ', '}
            <a href={addressOf(page)}>{page.shortName}</a>
          </Fragment>
        ))}
      </p>
    </HelpCards>
  )
}

function Topics({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <div className="article-topics">
      <p id="article-topics">Topics</p>
      <ul className="chips" role="list" aria-labelledby="article-topics">
        {tags.map((tag) => (
          <li key={tag}>
            <a href={`/articles?query=${encodeURIComponent(tag)}`}>{tag}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
