/** The page numbers to link: first, last, and those around the current one; 0 stands for a gap. */
export function visiblePages(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last].filter(
    (page, index, all) => page >= 1 && page <= last && all.indexOf(page) === index,
  )
  const sorted = near.toSorted((a, b) => a - b)
  return sorted.flatMap((page, index) => {
    const skipped = page - (sorted[index - 1] ?? 0) - 1
    if (skipped === 0) return [page]
    return skipped === 1 ? [page - 1, page] : [0, page]
  })
}
