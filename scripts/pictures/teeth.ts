import { palette } from './palette.ts'
import { type Point, points, smooth } from './shapes.ts'
import { curve, element, fill } from './svg.ts'

// Teeth from outside, out of the jaw; the neck of a tooth is at 0.

const molarCrown: Point[] = points(`
    -78 0, -92 -48, -90 -104, -72 -136, -48 -140, -24 -122, 0 -112, 24 -122, 48 -140, 72 -136,
    90 -104, 92 -48, 78 0
  `)
const molarRoots: Point[] = points(`
    -78 0!, -80 60, -72 130, -54 178, -42 180, -32 120, -14 64, 0 56, 14 64, 32 120, 42 180,
    54 178, 72 130, 80 60, 78 0!
  `)
/** A whole molar seen from outside, with its roots. */
export function wholeMolar(wear: 0 | 1 | 2 = 0): string {
  return fill(smooth(molarRoots), palette.dentin) + molarCrownOnly(wear)
}

/** The crown of a molar: intact, worn flat, or worn hollow. */
export function molarCrownOnly(wear: 0 | 1 | 2 = 0): string {
  const flat: Point[] = points(`
    -78 0, -92 -48, -90 -96, -76 -112, -40 -112, 0 -106, 40 -112, 76 -112, 90 -96, 92 -48, 78 0
  `)
  const cupped: Point[] = points(`
    -78 0, -90 -40, -88 -76, -76 -88, -50 -78, 0 -62, 50 -78, 76 -88, 88 -76, 90 -40, 78 0
  `)
  const crown = [molarCrown, flat, cupped][wear]!
  return [
    fill(smooth([...crown, [0, 8]]), palette.enamel, {
      stroke: palette.enamelShade,
      'stroke-width': 3,
    }),
    curve(
      points(wear === 2 ? '70 -56, 72 -36, 62 -14' : '64 -90, 72 -50, 62 -14'),
      palette.enamelShade,
      7,
    ),
  ].join('')
}

/** A full arch of sixteen teeth, seen from the biting side. */
export function arch(): string {
  const widths = [48, 46, 44, 34, 34, 34, 32, 40]
  const side = widths.map((width, index) => {
    const angle = ((index + 0.5) / widths.length) * (Math.PI / 2)
    const [x, y] = [Math.cos(angle) * 132, 110 - Math.sin(angle) * 230]
    return [-1, 1]
      .map((hand) =>
        element('rect', {
          x: hand * x - width / 2,
          y: y - 18,
          width,
          height: 36,
          rx: 13,
          transform: `rotate(${Math.round(hand * (90 - (angle * 180) / Math.PI) * 0.9)} ${Math.round(hand * x)} ${Math.round(y)})`,
        }),
      )
      .join('')
  })
  return element(
    'g',
    { fill: palette.enamel, stroke: palette.enamelShade, 'stroke-width': 3 },
    side.join(''),
  )
}
