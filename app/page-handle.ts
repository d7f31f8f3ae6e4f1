/**
 * What a page needs in the browser, said by its `handle` export: `reading` pages come without
 * framework scripts, `tool` pages hydrate when the browser is idle or the reader touches them.
 */
export type PageHandle = { kind: 'reading' | 'tool' }

export const readingPage: PageHandle = { kind: 'reading' }
export const toolPage: PageHandle = { kind: 'tool' }
