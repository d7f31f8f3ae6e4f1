import type { ComponentType } from 'react'

/** As it is written: what a route module exports as default, the framework has wrapped. */
type PageComponent = ComponentType<never>

/**
 * Said by a route's `handle`: `tool` pages have islands, which scripts take up when the browser is idle;
 * an `article` has the first style sheet only.
 */
export type PublicPageHandle = { kind: 'reading' | 'article' | 'tool'; Page: PageComponent }

/** `browser` pages are a shell until their scripts, which start at once, have drawn them. */
type BrowserPageHandle = { kind: 'browser' }

export const readingPage = (Page: PageComponent): PublicPageHandle => ({ kind: 'reading', Page })
export const articlePage = (Page: PageComponent): PublicPageHandle => ({ kind: 'article', Page })
export const toolPage = (Page: PageComponent): PublicPageHandle => ({ kind: 'tool', Page })
export const browserPage: BrowserPageHandle = { kind: 'browser' }

export function isPublic(handle: unknown): boolean {
  const { kind } = (handle ?? {}) as Partial<PublicPageHandle | BrowserPageHandle>
  return kind === 'reading' || kind === 'article' || kind === 'tool'
}
