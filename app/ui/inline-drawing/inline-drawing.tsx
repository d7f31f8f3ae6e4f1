import { Markup } from '../markup/markup.tsx'
import airway from './airway.svg?raw'
import crack from './crack.svg?raw'
import gum from './gum.svg?raw'
import joint from './joint.svg?raw'
import throat from './throat.svg?raw'

/** Drawings that `npm run draw-pictures` writes beside this file. */
const drawings = { airway, crack, gum, joint, throat }

export type InlineDrawingName = keyof typeof drawings

/** A drawing as part of the page, so that style sheets can move it. It has no name: what is beside it says what it shows. */
export function InlineDrawing({ name }: { name: InlineDrawingName }) {
  return <Markup as="div" html={drawings[name]} />
}
