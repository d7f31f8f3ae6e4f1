import { type ComponentProps, type ComponentType, createElement, use } from 'react'
import { Markup, type MarkupTag } from '../markup/markup.tsx'
import { ServerMarkup } from '../server-markup.ts'

type PropsMarkupProps<Tag extends MarkupTag, Props extends object> = Omit<
  ComponentProps<Tag>,
  'children'
> & {
  as: Tag
  /**
   * What is inside. It uses no context, because its HTML is cached, and has no eager picture, whose
   * preload belongs in the head of the page.
   */
  of: ComponentType<Props>
  /** Must be JSON. */
  props: Props
}

/** An element whose content depends on these props alone and is rendered once for equal ones. */
export function PropsMarkup<Tag extends MarkupTag, Props extends object>({
  as,
  of: Part,
  props,
  ...attributes
}: PropsMarkupProps<Tag, Props>) {
  const server = use(ServerMarkup)
  if (!server) return createElement(as, attributes, <Part {...props} />)
  return (
    <Markup<MarkupTag>
      as={as}
      {...attributes}
      html={server.writeForProps(Part, JSON.stringify(props))}
    />
  )
}
