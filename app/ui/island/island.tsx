import { type ComponentType, use } from 'react'
import { Markup } from '../markup/markup.tsx'
import { ServerMarkup } from '../server-markup.ts'

type IslandProps<Props extends object> = {
  /** Unique on the page; the part before a dot names the component for the browser. */
  name: string
  of: ComponentType<Props>
  /** Must be JSON. */
  props: Props
  /** Whether scripts start only when the reader touches the page. Until then they disable its submit button. */
  waits?: boolean
}

/**
 * A part of a page that scripts hydrate in the browser, while the page around it stays as it was sent. The
 * browser's half is `app/islands/`.
 */
export function Island<Props extends object>({ name, of: Part, props, waits }: IslandProps<Props>) {
  const server = use(ServerMarkup)
  const json = JSON.stringify(props)
  const data = { 'data-island': name, 'data-props': json, ...(waits && { 'data-waits': '' }) }
  if (!server) {
    return (
      <div {...data}>
        <Part {...props} />
      </div>
    )
  }
  return <Markup as="div" {...data} html={server.writeToHydrate(Part, json, name)} />
}
