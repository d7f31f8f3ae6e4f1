import { picture } from './picture.ts'
import type { Hour } from './sky.ts'

/** A drawing for an article. It is rasterized once, so it looks the same in both themes. */
export function scene(hour: Hour, title: string, ...parts: string[]): string {
  return picture({ width: 1200, height: 720, adapts: false, hour, title, figure: parts.join('') })
}
