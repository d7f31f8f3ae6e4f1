import { palette } from './palette.ts'
import { joint } from './profile-outline.ts'
import { type Point, points, smooth, turned } from './shapes.ts'
import { circle, curve, curves, fill, line } from './svg.ts'

// Parts seen through the skin of a head in profile, in the units of profile.ts.

const mandible: Point[] = points(`
  -18 22, -8 13, 2 19, 0 32, 6 54, 10 84, 5 104, -14 116, -46 128, -78 142, -98 148, -109 142,
  -110 130, -106 118, -112 104!, -84 103, -50 97!, -45 84, -44 58, -46 36, -41 25, -34 33, -26 41,
  -17 34
`)
const jawEdge: Point[] = points('-45 84, -38 100, -58 110, -92 118')

/** The lower jaw with its teeth; `open` rotates it about the joint, in degrees. */
export function lowerJaw(open = 0): string {
  const at = (points: readonly Point[]) => turned(points, joint, -open)
  return (
    bone(at(mandible)) +
    curve(at(jawEdge), palette.boneShade, 2.5) +
    crowns('lower', (crown) => at(crown))
  )
}

/** The lower jaw as an outline. */
export function jawLine(): string {
  return line(smooth(mandible), palette.bone, 3.5, { opacity: 0.85 })
}

/** The upper jaw, below the eye and behind the nose. */
const maxilla: Point[] = points(`
  -112 17!, -103 14, -92 20, -76 22!, -56 48!, -52 62, -50 77!, -84 79, -114 78!, -117 68,
  -119 58!, -109 52, -104 42, -107 30
`)
/** The cheekbone: with the rim of the eye socket in front, and behind it the beginning of the arch. */
const cheekbone: Point[] = points(`
  -72 -12!, -66 -13!, -62 4, -54 16, -42 22!, -42 32!, -54 36, -66 50, -80 50, -92 38, -98 20!,
  -84 18, -75 8
`)
const arch: Point[] = points('-44 22!, -28 21, -8 9, 6 7!, 6 13!, -2 14, -14 26, -24 31, -44 32!')

/** The upper jaw with cheekbone, arch, socket of the joint, and teeth. */
export function upperJaw(): string {
  return bone(maxilla) + bone(arch) + bone(cheekbone) + crowns('upper', (crown) => crown)
}

function bone(shape: readonly Point[]): string {
  return fill(smooth(shape), palette.bone, { stroke: palette.boneShade, 'stroke-width': 2 })
}

/** The crowns of the seven teeth of one side, front to back, with natural widths. */
function crowns(row: 'upper' | 'lower', at: (crown: Point[]) => Point[]): string {
  const isUpper = row === 'upper'
  const widths = isUpper ? [8.5, 7, 8, 7, 7, 10.5, 9.5] : [5.5, 6, 7, 7, 7.5, 11.5, 10.5]
  const heights = isUpper ? [15, 14, 16, 14, 13, 12, 11] : [13, 13, 15, 14, 13, 12, 11]
  let x = isUpper ? -115 : -111
  const shapes = widths.map((width, index) => {
    const neck = isUpper ? 77 : 104 - index * 0.9
    const edge = neck + heights[index]! * (isUpper ? 1 : -1)
    const crown: Point[] = [
      [x + 0.5, neck, 'corner'],
      [x + width * 0.12, edge],
      [x + width * 0.88, edge],
      [x + width - 0.5, neck, 'corner'],
    ]
    x += width
    return smooth(at(crown))
  })
  return fill(shapes.join(''), palette.enamel, { stroke: palette.boneShade, 'stroke-width': 1.2 })
}

/** The muscle that closes the jaw, from the cheek bone to the angle. */
export function masseter(color: string = palette.tissue): string {
  const shape: Point[] = points(
    '-64 44, -52 34, -22 27, -6 56, 3 92, -4 104, -28 111, -40 104, -52 74',
  )
  const fibres: Point[][] = [
    points('-54 42, -44 74, -30 105'),
    points('-42 36, -30 70, -16 103'),
    points('-29 33, -16 62, -5 96'),
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
export const neckBones: Point[] = points('6 74, 9 97, 13 120, 18 143, 25 166, 33 189, 43 212')

/** How far each bone's spine extends towards the nape: the second and the last stand out. */
const spines = [26, 42, 36, 36, 40, 48, 62]

/** The seven bones of the neck with their spines, and the discs between them. */
export function neckSpine(): string {
  const tilts = [8, 8, 11, 14, 18, 21, 24]
  const discs: string[] = []
  const bones = neckBones.map(([x, y], index) => {
    const half = 10.5 + index * 0.6
    const reach = spines[index]!
    const at = (shape: Point[]) => smooth(turned(shape, [x, y], tilts[index]!))
    // No disc lies above the second bone, which carries the first like a ring on a peg.
    if (index > 1) discs.push(at(box(x, y - 11.5, half - 1, 4.5)))
    return at(box(x, y, half, 7.5)) + at(spine(x, y, half, reach))
  })
  return [
    fill(bones.join(''), palette.bone, {
      stroke: palette.boneShade,
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    }),
    fill(discs.join(''), palette.disc),
  ].join('')
}

function box(x: number, y: number, half: number, rise: number): Point[] {
  return [
    [x - half, y - rise, 'corner'],
    [x + half, y - rise, 'corner'],
    [x + half - 1.5, y],
    [x + half, y + rise, 'corner'],
    [x - half, y + rise, 'corner'],
    [x - half + 1.5, y],
  ]
}

function spine(x: number, y: number, half: number, reach: number): Point[] {
  return [
    [x + half - 2, y - 5, 'corner'],
    [x + reach * 0.6, y - 3],
    [x + reach, y + 8],
    [x + reach * 0.6, y + 6],
    [x + half - 2, y + 5, 'corner'],
  ]
}

/** A coral glow where it hurts. */
export function pain(at: Point, r: number): string {
  return [
    circle(at, r * 1.7, palette.coral, { opacity: 0.16 }),
    circle(at, r * 1.3, palette.coral, { opacity: 0.28 }),
    circle(at, r * 0.55, palette.coral, { opacity: 0.95 }),
  ].join('')
}
