/**
 * What a page needs in the browser, said by its `handle` export: `reading` pages come without
 * framework scripts, `tool` pages hydrate when the browser is idle or the reader touches them,
 * `browser` pages are a shell until their scripts, which start at once, have drawn them.
 */
export type PageHandle = { kind: 'reading' | 'tool' | 'browser' }

export const readingPage: PageHandle = { kind: 'reading' }
export const toolPage: PageHandle = { kind: 'tool' }
export const browserPage: PageHandle = { kind: 'browser' }

/** The kind of the innermost of a page's routes that says one. */
export function pageKind(handles: readonly unknown[]): PageHandle['kind'] {
  const innermost = handles.findLast(Boolean) as PageHandle | undefined
  return innermost?.kind ?? 'reading'
}
