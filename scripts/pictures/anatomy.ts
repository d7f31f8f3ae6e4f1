import { palette } from './palette.ts'
import { joint } from './profile-outline.ts'
import { dots, type Point, points, smooth, straight, turned } from './shapes.ts'
import { circle, curve, curves, fill, line } from './svg.ts'

// Parts seen through the skin of a head in profile, in the units of profile.ts.

const mandible: Point[] = points(`
    -12 14!, -4 12, 2 20, 0 34, 4 66, 4 92, -6 106, -30 118, -62 134, -92 144, -106 138,
    -107 122, -108 104!, -46 96!, -42 66, -44 40, -40 24!, -32 30, -22 42, -14 34
  `)

/** The lower jaw with its teeth; `open` rotates it about the joint, in degrees. */
export function lowerJaw(open = 0): string {
  const at = (points: readonly Point[]) => turned(points, joint, -open)
  return [
    fill(smooth(at(mandible)), palette.bone),
    curve(at(points('-2 30, 1 64, 0 90, -12 102')), palette.boneShade, 3),
    teeth(open, 'lower'),
  ].join('')
}

/** The lower jaw as an outline. */
export function jawLine(): string {
  return line(smooth(mandible), palette.bone, 3.5, { opacity: 0.85 })
}

/** The upper jaw with cheek bone, arch, socket and teeth. */
export function upperJaw(): string {
  const maxilla: Point[] = points(
    '-112 76!, -114 62, -106 46, -98 26, -82 24, -60 34, -52 52, -48 76!',
  )
  return [
    fill(smooth(maxilla), palette.bone),
    line(smooth(points('-72 30, -48 20, -24 14, 4 8'), false), palette.bone, 11),
    curve(points('-22 16, -12 6, 4 10'), palette.boneShade, 4),
    teeth(0, 'upper'),
  ].join('')
}

/** The seven teeth of one side, front to back, with natural widths. */
function teeth(open: number, row: 'upper' | 'lower'): string {
  const widths = row === 'upper' ? [8, 7, 8.5, 7, 7, 10, 9.5] : [6, 6.5, 7.5, 7.5, 7.5, 11, 10]
  let x = row === 'upper' ? -114 : -110
  const crowns = widths.map((width, index) => {
    const height = index === 2 ? 16 : 14
    const y = row === 'upper' ? 75 : 105 - height + index * -0.9
    const crown: Point[] = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]
    x += width
    return straight(open && row === 'lower' ? turned(crown, joint, -open) : crown)
  })
  return fill(crowns.join(''), palette.enamel, {
    stroke: palette.boneShade,
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  })
}

/** The muscle that closes the jaw, from the cheek bone to the angle. */
export function masseter(color: string = palette.tissue): string {
  const shape: Point[] = points('-62 30!, -22 20!, -6 50, 0 92, -6 104, -34 112, -52 70')
  const fibres: Point[][] = [
    points('-52 34, -40 70, -26 106'),
    points('-40 30, -26 66, -14 104'),
    points('-28 26, -14 60, -4 94'),
  ]
  return (
    fill(smooth(shape), color, { opacity: 0.9 }) + curves(fibres, '#fff', 1.6, { opacity: 0.5 })
  )
}

/** The fan-shaped muscle of the temple. */
export function temporalis(color: string = palette.tissue): string {
  const shape: Point[] = points(`
    -42 34!, -60 0, -84 -34, -76 -74, -34 -98, 16 -92, 44 -62, 46 -30, 10 -18, -26 6, -36 34!
  `)
  const fibres: Point[][] = [
    points('-40 26, -60 -20, -70 -56'),
    points('-40 20, -44 -36, -36 -84'),
    points('-38 18, -20 -40, 8 -78'),
    points('-36 16, -6 -26, 34 -44'),
  ]
  return (
    fill(smooth(shape), color, { opacity: 0.9 }) + curves(fibres, '#fff', 1.6, { opacity: 0.5 })
  )
}

/** The centres of the seven neck bones, top to bottom. */
export const neckBones: Point[] = points('8 76, 11 98, 14 120, 18 142, 24 164, 32 186, 42 208')

/** How far each bone's spine extends towards the nape: the second and the last stand out. */
const spines = [26, 42, 36, 36, 40, 48, 62]

/** The seven bones of the neck with discs and spines. */
export function neckSpine(): string {
  const bones = neckBones.map(([x, y], index) => {
    const half = 10.5 + index * 0.6
    const reach = spines[index]!
    const spine: Point[] = [
      [x + 6, y - 5],
      [x + reach * 0.6, y - 2],
      [x + reach, y + 11],
      [x + reach * 0.6, y + 8],
      [x + 6, y + 6],
    ]
    const body: Point[] = [
      [x - half, y - 8],
      [x + half, y - 8],
      [x + half, y + 8],
      [x - half, y + 8],
    ]
    return smooth(spine) + straight(turned(body, [x, y], 12))
  })
  const discs = neckBones.slice(2).map(([x, y]): Point => [x - 5, y - 11])
  const look = {
    stroke: palette.boneShade,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  }
  return line(dots(discs), palette.sage, 9) + fill(bones.join(''), palette.bone, look)
}

/** A coral glow where it hurts. */
export function pain(at: Point, r: number): string {
  return [
    circle(at, r * 1.7, palette.coral, { opacity: 0.16 }),
    circle(at, r * 1.3, palette.coral, { opacity: 0.28 }),
    circle(at, r * 0.55, palette.coral, { opacity: 0.95 }),
  ].join('')
}
