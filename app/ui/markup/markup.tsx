import { type ComponentProps, createElement } from 'react'

export type MarkupTag = 'div' | 'footer' | 'header' | 'ol' | 'script' | 'section' | 'ul'

type MarkupProps<Tag extends MarkupTag> = Omit<ComponentProps<Tag>, 'children'> & {
  as: Tag
  /** Sanitized, or written by this program. */
  html: string
}

/** An element with raw HTML content. Nothing else sets any. */
export function Markup<Tag extends MarkupTag>({ as, html, ...attributes }: MarkupProps<Tag>) {
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}
