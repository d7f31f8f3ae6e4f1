import { palette } from './palette.ts'
import { type Point, points, smooth, straight } from './shapes.ts'
import { curve, curves, ellipse, fill, group, line } from './svg.ts'

type Airway = {
  /** How far the tongue has fallen back, from 0 to 1. */
  fallen?: number
  /** Whether groups have classes by which a style sheet moves them. */
  moving?: boolean
}

/** A head in section, front to back: nose, mouth, tongue, throat, windpipe, gullet. */
export function sagittal({ fallen = 0, moving = false }: Airway = {}): string {
  const back = fallen * 20
  const named = (name: string, inside: string) => (moving ? group(inside, { class: name }) : inside)
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
    '-66 62, -58 62, -42 70, -28 88, -25 98, -31 99, -44 84, -62 71, -68 70',
  )
  return [
    fill(smooth(noseSpace) + smooth(throat), palette.air),
    curves(
      [points('-104 30, -80 26, -56 32'), points('-112 46, -84 42, -54 47')],
      palette.tissue,
      5,
    ),
    fill(smooth(mouth), palette.gumShade),
    windpipe(named),
    named(
      'mv-jaw',
      named(
        'mv-tongue',
        fill(smooth(tongue), palette.tissue) +
          curves(
            [points('-92 122, -76 104, -56 92'), points('-90 126, -66 112, -44 106')],
            palette.tissueShade,
            2,
          ),
      ) +
        ellipse([-102, 128], 7, 14, palette.bone) +
        line(straight(points('-108 98, -107 105'), false), palette.enamel, 8),
    ),
    curve(points('-109 69, -88 66, -68 66'), palette.bone, 8),
    named('mv-palate', fill(smooth(palate), palette.gum)),
    line(straight(points('-111 78, -110 88'), false), palette.enamel, 8),
    line(straight(points('-38 150, -28 154'), false), palette.bone, 9),
  ].join('')
}

/** The voice box and windpipe, with the gullet behind them. */
function windpipe(named: (name: string, inside: string) => string): string {
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
    named('mv-lid', fill(smooth(epiglottis), palette.gum)),
  ].join('')
}
