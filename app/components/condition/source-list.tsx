import type { Source } from '../../../content/source.ts'

export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <section className="source-list" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol>
        {sources.map(({ by, title, publishedIn, year, url }) => (
          <li key={title}>
            {ended(by)} {url ? <a href={url}>{title}</a> : <cite>{title}</cite>}
            {ended(title).slice(title.length)} {publishedIn}
            {year && `, ${year}`}.
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

/** The text with a full stop, unless it ends a sentence already. */
function ended(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}
