/** Grey placeholder lines until a screen is loaded. */
export function ScreenSkeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      <span className="skeleton-line skeleton-title" />
      <span className="skeleton-line" />
      <span className="skeleton-line" />
      <span className="skeleton-line" />
    </div>
  )
}
