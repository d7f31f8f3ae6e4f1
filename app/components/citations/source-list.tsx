import type { Source } from '../../../content/source.ts'
import type { Citations } from './citations.ts'

type SourceListProps = { sources: readonly Source[]; citations: Citations }

/** The numbered sources of a page; each leads back to where the text cites it. */
export function SourceList({ sources, citations }: SourceListProps) {
  return (
    <section className="source-list" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol>
        {sources.map(({ by, title, publishedIn, year, url }, index) => (
          <li key={title} id={`ref-${index + 1}`}>
            {ended(by)} {url ? <a href={url}>{title}</a> : <cite>{title}</cite>}
            {ended(title).slice(title.length)} {publishedIn}
            {year && `, ${year}`}. <BackLinks number={index + 1} citations={citations} />
          </li>
        ))}
      </ol>
      <p>
        This page gives information only. It is not medical advice, it makes no diagnosis, and
        reading it does not make you our patient. The <a href="/legal">legal notice</a> says more.
      </p>
    </section>
  )
}

function BackLinks({ number, citations }: { number: number; citations: Citations }) {
  return Array.from({ length: citations.placesOf(number) }, (_, index) => index + 1).map(
    (place) => (
      <a
        key={place}
        className="source-back"
        href={`#cite-${number}-${place}`}
        aria-label={`Back to the text, place ${place}`}
      >
        ↑{place}
      </a>
    ),
  )
}

/** The text with a full stop, unless it ends a sentence already. */
function ended(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}
