import { picture } from './picture.ts'
import type { Ground } from './sky.ts'

/** A drawing for an article. It is rasterized once, so it looks the same in both themes. */
export function scene(ground: Ground, title: string, ...parts: string[]): string {
  return picture({ width: 1200, height: 720, adapts: false, ground, title, figure: parts.join('') })
}
