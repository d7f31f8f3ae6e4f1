import { palette } from './palette.ts'
import { joint } from './profile.ts'
import { dots, type Point, points, smooth, straight, turned } from './shapes.ts'
import { circle, curve, curves, ellipse, fill, line } from './svg.ts'

// Parts seen through the skin of a head in profile, in the units of profile.ts.

const mandible: Point[] = points(`
    -12 14!, -4 12, 2 20, 0 34, 4 66, 4 92, -6 106, -30 118, -62 134, -92 144, -106 138,
    -107 122, -108 104!, -46 96!, -42 66, -44 40, -40 24!, -32 30, -22 42, -14 34
  `)

/** The lower jaw with its teeth; opens about the joint. */
export function lowerJaw(open = 0): string {
  const at = (points: readonly Point[]) => turned(points, joint, -open)
  return [
    fill(smooth(at(mandible)), palette.bone),
    curve(at(points('-2 30, 1 64, 0 90, -12 102')), palette.boneShade, 3),
    teeth(open, 'lower'),
  ].join('')
}

/** The lower jaw as a line alone. */
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

/** Seven teeth of a side, from the front back: widths as in a mouth. */
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

/** The centre of each of the seven neck bones, from the first down. */
export const neckBones: Point[] = points('8 76, 11 98, 14 120, 18 142, 24 164, 32 186, 42 208')

/** How far the spine of each bone reaches towards the nape: the second and the last stand out. */
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

type Airway = {
  /** How far the tongue has fallen back, from 0 to 1. */
  fallen?: number
}

/** The middle of a head, as if cut from front to back: nose, mouth, tongue, throat, windpipe, gullet. */
export function sagittal({ fallen = 0 }: Airway = {}): string {
  const back = fallen * 20
  const noseSpace: Point[] = points(`
    -127 60, -119 40, -102 20, -74 10, -50 16, -34 36, -24 58, -40 64, -80 61, -112 62
  `)
  const throat: Point[] = points(`
    -36 36, -24 34, -15 52, -8 92, -1 124, 6 152, 8 168, -10 176, -26 168, -30 140, -36 108,
    -40 84, -38 62
  `)
  const mouth: Point[] = points(
    '-116 92!, -106 78, -84 70, -54 70, -34 84, -34 112, -60 120, -100 112',
  )
  const tongue: Point[] = [
    [-106, 95],
    [-98, 83],
    [-76, 76 + back * 0.2],
    [-52 + back * 0.5, 78],
    [-36 + back, 94],
    [-30 + back, 118],
    [-32 + back * 0.5, 140],
    [-38, 149, 'corner'],
    [-70, 142],
    [-98, 130, 'corner'],
    [-92, 116],
    [-90, 106],
  ]
  const palate: Point[] = points(
    '-110 70, -84 62, -58 62, -42 70, -28 88, -25 98, -31 99, -44 84, -62 71, -88 70',
  )
  return [
    fill(smooth(noseSpace) + smooth(throat), palette.air),
    curves(
      [points('-104 30, -80 26, -56 32'), points('-112 46, -84 42, -54 47')],
      palette.tissue,
      5,
    ),
    fill(smooth(mouth), palette.gumShade),
    windpipe(),
    fill(smooth(tongue), palette.tissue),
    curves(
      [points('-92 122, -76 104, -56 92'), points('-90 126, -66 112, -44 106')],
      palette.tissueShade,
      2,
    ),
    fill(smooth(palate), palette.gum),
    ellipse([-102, 128], 7, 14, palette.bone),
    line(
      straight(points('-111 78, -110 88'), false) + straight(points('-108 98, -107 105'), false),
      palette.enamel,
      8,
    ),
    line(straight(points('-38 150, -28 154'), false), palette.bone, 9),
  ].join('')
}

/** Voice box and windpipe in front, the gullet behind them. */
function windpipe(): string {
  const gullet: Point[] = points(
    '4 158, 12 168, 20 200, 32 250, 44 318, 34 320, 22 254, 10 206, 2 176',
  )
  const tube: Point[] = points('-26 172, -6 172, 4 204, 14 250, 26 318, 2 318, -10 254, -20 208')
  const larynx: Point[] = points('-34 166, -30 186, -24 204, -18 204, -24 184, -26 166')
  const epiglottis: Point[] = points('-32 158, -28 138, -21 126, -18 130, -22 146, -26 160')
  const rings = Array.from({ length: 6 }, (_, index): Point[] => {
    const [x, y] = [-14 + index * 4.6, 216 + index * 17]
    return [
      [x, y],
      [x + 8, y + 4],
      [x + 16, y + 1],
    ]
  })
  return [
    fill(smooth(gullet), palette.tissue),
    fill(smooth(tube), palette.air),
    curves(rings, palette.boneShade, 3),
    fill(smooth(larynx), palette.bone),
    fill(smooth(epiglottis), palette.gum),
  ].join('')
}

/** Coral light where it hurts. */
export function pain(at: Point, r: number): string {
  return [
    circle(at, r * 1.7, palette.coral, { opacity: 0.16 }),
    circle(at, r * 1.3, palette.coral, { opacity: 0.28 }),
    circle(at, r * 0.55, palette.coral, { opacity: 0.95 }),
  ].join('')
}
