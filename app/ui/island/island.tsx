import { type ComponentType, use } from 'react'
import { Markup } from '../markup/markup.tsx'
import { ServerMarkup } from '../server-markup.ts'

type IslandProps<Props extends object> = {
  /** Its own on its page; the browser finds the component by what stands before a dot. */
  name: string
  of: ComponentType<Props>
  /** JSON. */
  props: Props
}

/**
 * A part of a page that scripts take up in the browser, while the page around it stays as it came.
 * The browser's half is `app/islands/`.
 */
export function Island<Props extends object>({ name, of: Part, props }: IslandProps<Props>) {
  const server = use(ServerMarkup)
  const part = <Part {...props} />
  const data = { 'data-island': name, 'data-props': JSON.stringify(props) }
  if (!server) return <div {...data}>{part}</div>
  return <Markup as="div" {...data} html={server.writeToHydrate(part, name)} />
}
