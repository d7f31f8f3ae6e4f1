import { type ComponentProps, createElement } from 'react'

type MarkupTag = 'div' | 'footer' | 'header' | 'script'

type MarkupProps<Tag extends MarkupTag> = Omit<ComponentProps<Tag>, 'children'> & {
  as: Tag
  /** Sanitised, or written by this program. */
  html: string
}

/** An element whose content is HTML as it is given: nothing else sets any. */
export function Markup<Tag extends MarkupTag>({ as, html, ...attributes }: MarkupProps<Tag>) {
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}
