/** The grey lines that hold a screen's place until it is there. */
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
