export type FinderSign = {
  id: string
  words: string
  /** Ids of the medical pages that mention the sign. */
  on: readonly string[]
}
export type FinderPart = { id: string; name: string; signs: readonly FinderSign[] }
export type FinderPage = { id: string; name: string; address: string }

/**
 * The pages that mention a chosen sign, each with the chosen signs that it mentions: most mentions first,
 * then in the order of `pages`.
 */
export function mentioningPages(
  parts: readonly FinderPart[],
  pages: readonly FinderPage[],
  chosen: ReadonlySet<string>,
) {
  const signs = parts.flatMap((part) => part.signs.filter(({ id }) => chosen.has(id)))
  return pages
    .map((page) => ({ ...page, signs: signs.filter(({ on }) => on.includes(page.id)) }))
    .filter((page) => page.signs.length > 0)
    .toSorted((a, b) => b.signs.length - a.signs.length)
}
