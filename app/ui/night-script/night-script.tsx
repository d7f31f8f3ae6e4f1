import nightScript from 'virtual:night-script'
import { Markup } from '../markup/markup.tsx'

/** Marks the document with `data-night` if it is night where the reader is, and fills in `.night-clock` above. */
export function NightScript() {
  return <Markup as="script" html={import.meta.env.SSR ? nightScript : ''} />
}
