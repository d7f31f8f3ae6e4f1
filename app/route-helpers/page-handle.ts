import type { ComponentType } from 'react'

/** The component as written, because the framework wraps a route module's default export. */
type PageComponent = ComponentType<never>

/**
 * Set in a route's `handle`. `tool` pages have islands, which scripts hydrate when the browser is idle. The kind
 * decides about style sheets, too: an `article` uses only the first one, a `review` shows any text; a page for the
 * `night` is dark, small, and without fonts of its own.
 */
export type PublicPageHandle = { kind: (typeof publicKinds)[number]; Page: PageComponent }

const publicKinds = ['reading', 'article', 'medical', 'night', 'review', 'tool'] as const

/** `browser` pages are a shell until their scripts, which start at once, have rendered them. */
type BrowserPageHandle = { kind: 'browser' }

export const readingPage = (Page: PageComponent): PublicPageHandle => ({ kind: 'reading', Page })
export const articlePage = (Page: PageComponent): PublicPageHandle => ({ kind: 'article', Page })
export const nightPage = (Page: PageComponent): PublicPageHandle => ({ kind: 'night', Page })
export const medicalPage = (Page: PageComponent): PublicPageHandle => ({ kind: 'medical', Page })
export const reviewPage = (Page: PageComponent): PublicPageHandle => ({ kind: 'review', Page })
export const toolPage = (Page: PageComponent): PublicPageHandle => ({ kind: 'tool', Page })
export const browserPage: BrowserPageHandle = { kind: 'browser' }

export function isPublic(handle: unknown): boolean {
  const { kind } = (handle ?? {}) as Partial<PublicPageHandle | BrowserPageHandle>
  return publicKinds.some((known) => known === kind)
}
