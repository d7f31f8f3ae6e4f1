import type { ComponentType } from 'react'

/**
 * What a page needs in the browser, said by its `handle` export: `reading` pages come without
 * framework scripts, `tool` pages hydrate when the browser is idle or the reader touches them,
 * `browser` pages are a shell until their scripts, which start at once, have drawn them.
 */
export type PageHandle =
  | { kind: 'reading'; Page: ReadingPageComponent }
  | { kind: 'tool' | 'browser' }

/** As it is written: what a module exports as default, the framework has wrapped. */
export type ReadingPageComponent = ComponentType<never>

export function readingPage(Page: ReadingPageComponent): PageHandle {
  return { kind: 'reading', Page }
}
export const toolPage: PageHandle = { kind: 'tool' }
export const browserPage: PageHandle = { kind: 'browser' }

/** The kind of the innermost of a page's routes that says one. */
export function pageKind(handles: readonly unknown[]): PageHandle['kind'] {
  const innermost = handles.findLast(Boolean) as PageHandle | undefined
  return innermost?.kind ?? 'reading'
}
