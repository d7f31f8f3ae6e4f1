import { type ReactElement, use } from 'react'
import { Markup } from '../markup/markup.tsx'
import { ServerMarkup } from '../server-markup.ts'

type StaticMarkupProps = {
  as: 'div' | 'header' | 'footer'
  className?: string
  /** Made once for all pages, for what is written of it is kept. */
  content: ReactElement
}

/** An element with content that is the same on every page that has it, written only once. */
export function StaticMarkup({ as: Tag, className, content }: StaticMarkupProps) {
  const server = use(ServerMarkup)
  if (!server) return <Tag className={className}>{content}</Tag>
  return <Markup as={Tag} className={className} html={server.writeOnce(content)} />
}
