type TableOfContentsProps = { entries: readonly { id: string; text: string }[] }

/** Links to the sections of a long page: folded on a phone, always open in a column of its own. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  return (
    <nav className="table-of-contents" aria-label="On this page">
      <details>
        <summary>On this page</summary>
        <ol role="list">
          {entries.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
