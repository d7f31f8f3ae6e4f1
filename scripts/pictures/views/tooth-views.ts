import { arrow } from '../furniture.ts'
import { molarInJaw } from '../molar-section.ts'
import { palette } from '../palette.ts'
import { place } from '../picture.ts'
import { points, smooth } from '../shapes.ts'
import { toothFromSide } from '../side-section.ts'
import { circle, group, line } from '../svg.ts'

// Views of teeth in boxes of 400 by 300; the style sheets in app/components/moving-view move the groups with classes.

/** A front tooth from the side: gum and bone go back on the side of the lip, then on both. */
export function gumView(): string {
  return place(toothFromSide({ moving: true }), [200, 112], 0.74)
}

/** A molar in section with a crack that grows. */
export function crackView(): string {
  const crack = smooth(points('2 -90!, 9 -74!, -2 -58!, 7 -42!, 1 -24!, -2 0!'), false)
  const cracks =
    line(crack, palette.coral, 12, { pathLength: 1, class: 'k mv-crack' }) +
    line(crack, palette.ink, 4.5, { pathLength: 1, class: 'k mv-crack' })
  const over =
    group(circle([0, -14], 40, palette.coral, { opacity: 0.55 }), { class: 'mv-sore' }) + cracks
  return (
    place(molarInJaw({ over, half: 270 }), [200, 122], 0.76) +
    group(arrow([200, 46], 36, palette.deepTeal), { class: 'mv-press' })
  )
}
