import { createContext, type ReactElement, use, useState } from 'react'

/** Writes an element as HTML. Only the server has one. */
export const MarkupWriter = createContext<((content: ReactElement) => string) | undefined>(
  undefined,
)

type StaticElement = { as: 'header' | 'footer' | 'div'; id: string; className?: string }

type StaticMarkupProps = StaticElement & {
  /**
   * Made once, for what is written of it is kept. Undefined in the browser's scripts, which need not
   * have it: `import.meta.env.SSR || import.meta.env.DEV ? … : undefined`.
   */
  content: ReactElement | undefined
}

/** An element with content that never changes in the browser: scripts leave it as the server wrote it. */
export function StaticMarkup({ content, ...element }: StaticMarkupProps) {
  const write = use(MarkupWriter)
  // While developing, a change of the content is to be seen at once.
  if (import.meta.env.DEV) return <element.as {...attributes(element)}>{content}</element.as>
  if (!write || !content) return <AsOnThePage {...element} />
  return (
    <element.as {...attributes(element)} dangerouslySetInnerHTML={{ __html: write(content) }} />
  )
}

function AsOnThePage(element: StaticElement) {
  const [html] = useState(() => document.getElementById(element.id)?.innerHTML ?? '')
  return (
    <element.as
      {...attributes(element)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function attributes({ id, className }: StaticElement) {
  return { id, className }
}
