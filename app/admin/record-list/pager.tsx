import { useEffect, useRef } from 'react'

type PagerProps = {
  page: number
  pages: number
  setPage: (page: number) => void
  /** Number of rows before the shown ones, of those shown, and of all. */
  first: number
  shownCount: number
  total: number
}

/** Says which rows are shown and leads to the others. At either end the focus goes to the button that still works. */
export function Pager({ page, pages, setPage, first, shownCount, total }: PagerProps) {
  const nav = useRef<HTMLElement>(null)
  const isPressed = useRef(false)

  useEffect(() => {
    if (!isPressed.current) return
    isPressed.current = false
    const isAtEnd = page === 1 || page === pages
    if (isAtEnd)
      nav.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true })
  }, [page, pages])

  if (pages < 2) return null
  const show = (next: number) => {
    isPressed.current = true
    setPage(next)
    scrollTo(0, 0)
  }
  return (
    <nav className="pager" aria-label="Pages" ref={nav}>
      <button
        className="button quiet-button"
        type="button"
        disabled={page === 1}
        onClick={() => show(page - 1)}
      >
        Previous
      </button>
      <p role="status">
        {(first + 1).toLocaleString()}–{(first + shownCount).toLocaleString()} of{' '}
        {total.toLocaleString()}
      </p>
      <button
        className="button quiet-button"
        type="button"
        disabled={page === pages}
        onClick={() => show(page + 1)}
      >
        Next
      </button>
    </nav>
  )
}
