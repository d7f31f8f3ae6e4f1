type TableOfContentsProps = { entries: readonly { id: string; text: string }[] }

/** Links to the sections of a long page. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  return (
    <nav className="table-of-contents" aria-labelledby="table-of-contents">
      <h2 id="table-of-contents">On this page</h2>
      <ol role="list">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
