import { type ReactElement, use } from 'react'
import { Markup } from '../markup/markup.tsx'
import { ServerMarkup } from '../server-markup.ts'

type StaticMarkupProps = {
  as: 'div' | 'header' | 'footer'
  className?: string
  /** Created once for all pages, because its HTML is cached. */
  content: ReactElement
}

/** An element whose content is the same on every page and is rendered only once. */
export function StaticMarkup({ as: Tag, className, content }: StaticMarkupProps) {
  const server = use(ServerMarkup)
  if (!server) return <Tag className={className}>{content}</Tag>
  return <Markup as={Tag} className={className} html={server.writeOnce(content)} />
}
