/** Placeholder while a list is loading. */
export function ListLoading({ text }: { text: string }) {
  return (
    <div className="list-loading">
      <p role="status">{text}</p>
      <div className="skeleton" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <span key={line} className="skeleton-line" />
        ))}
      </div>
    </div>
  )
}
