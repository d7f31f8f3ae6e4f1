import type { Source } from '../../content/source.ts'
import { escaped } from './signed-text.ts'

/** References as a numbered list of rich text, each with all that is known of it. */
export function referenceList(sources: readonly Source[]): string {
  const items = sources.map(
    ({ by, title, publishedIn, year, url }) =>
      `<li>${escaped(`${by}. ${title}. ${publishedIn}, ${year ?? ''}`)}${url ? ` ${linkTo(url)}` : ''}</li>`,
  )
  return `<ol>${items.join('')}</ol>`
}

const linkTo = (url: string) => `<a href="${escaped(url)}">${escaped(url)}</a>`
