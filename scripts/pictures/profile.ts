import { joint, neckShade, outline } from './profile-outline.ts'
import { hairBehind, hairInFront } from './hair.ts'
import type { Face, Person } from './people.ts'
import { dots, type Point, points, smooth } from './shapes.ts'
import { circle, curve, curves, ellipse, fill, line, marks } from './svg.ts'

type Options = {
  eyes?: 'open' | 'closed'
  /** Degrees by which the lower jaw is open. */
  open?: number
  /** What shows as if through the skin; the shirt covers its lower end. */
  inside?: string
  /** Something hurts: a lowered brow, no smile. */
  hurt?: boolean
  /** Fewer lines, for a head that is small in its picture. */
  plain?: boolean
  /** Without shoulders, for a figure that has its own. */
  bare?: boolean
}

/**
 * A head in profile facing left, 300 units high from vertex (-150) to chin (150), with neck and
 * shoulders. The eye is at 0; docs/design.md gives the other measurements.
 */
export function profile(person: Person, options: Options = {}): string {
  const { skin, face } = person
  const {
    eyes = 'open',
    open = 0,
    inside = '',
    hurt = false,
    plain = false,
    bare = false,
  } = options
  return [
    hairBehind(person),
    fill(smooth(outline(face, open)), skin.light),
    fill(smooth(neckShade(face, open)), skin.shade),
    features(person, eyes, open, hurt, plain),
    hairInFront(person, plain),
    ear(person, plain),
    inside,
    bare ? '' : shoulders(person, plain),
    marks(places),
  ].join('')
}

function features(
  { skin, face, hairShade, hair, old, freckles }: Person,
  eyes: string,
  open: number,
  hurt: boolean,
  plain: boolean,
) {
  const browColor = old ? hairShade : hair
  const y = -face.brow * 0.3
  return [
    curve(
      [
        [-113, (hurt ? -26 : -31) + y],
        [-100, (hurt ? -33 : -37) + y],
        [-78, (hurt ? -34 : -31) + y],
      ],
      browColor,
      6,
    ),
    eyes === 'open' ? openEye(skin) : curve(points('-107 1, -96 7, -81 3'), skin.line, 4.5),
    curve(points('-128 61, -121 56, -117 60'), skin.line, 3),
    open
      ? ''
      : line(
          smooth(
            points(hurt ? '-121 91.5, -110 92, -98 93.5' : '-121 91.5, -110 93, -97 90'),
            false,
          ),
          skin.line,
          3.5,
        ),
    lip(face, skin.line),
    old
      ? curves(
          [points('-74 0, -66 -5'), points('-74 6, -65 7'), points('-112 66, -98 76, -92 90')],
          skin.shade,
          3,
        )
      : '',
    freckles
      ? line(dots(points('-96 34, -84 30, -88 42, -74 38')), skin.shade, 4.5)
      : plain
        ? ''
        : ellipse([-84, 48], 22, 15, skin.shade, { opacity: 0.28 }),
  ].join('')
}

function openEye(skin: Person['skin']) {
  return [
    fill(smooth(points('-108 4!, -103 -4.5, -82 2.5!, -96 7.5')), '#FBF6EE'),
    ellipse([-100, 1.5], 4.6, 5.6, '#2B2320'),
    curve(points('-109 1, -103 -6, -92 -5.5, -79 3.5'), skin.line, 4),
  ].join('')
}

function lip({ lips }: Face, color: string): string {
  if (lips < 1) return ''
  const upper = smooth([
    [-121, 91.5, 'corner'],
    [-129 - lips, 85],
    [-122 - lips * 0.4, 80],
    [-103, 92, 'corner'],
  ])
  return fill(upper, color, { opacity: 0.35 })
}

const auricle: Point[] = points(
  '4 20, 2 -4, 14 -22, 34 -22, 44 -4, 38 22, 26 40, 22 58, 12 64, 6 54, 8 38',
)

function ear({ skin, earring }: Person, plain: boolean): string {
  return [
    fill(smooth(auricle), skin.light),
    plain
      ? ''
      : curves(
          [points('12 -2, 18 -12, 32 -10, 34 4, 24 26, 18 40'), points('7 16, 13 24, 9 34')],
          skin.shade,
          4,
        ),
    curve(points('2 -4, 14 -22, 34 -22, 44 -4, 38 22, 26 40, 22 58'), skin.shade, 2.5),
    earring ? circle([14, 64], 6, earring) : '',
  ].join('')
}

function shoulders({ shirt }: Person, plain: boolean): string {
  const body: Point[] = points(`
    -19 262!, 34 284, 90 262, 132 226!, 186 262, 222 330, 232 430!, -120 430!, -104 350,
    -70 296
  `)
  const collar = smooth(points('-12 268, 34 284, 90 262, 126 233'), false)
  return fill(smooth(body), shirt) + (plain ? '' : line(collar, '#000', 8, { opacity: 0.16 }))
}

/** The points of a head that docs/design.md specifies, for the test that measures them. */
const places: Record<string, Point> = {
  vertex: [20, -150],
  chin: [-92, 150],
  eye: [-100, 0],
  brow: [-100, -38],
  'nose-base': [-122, 66],
  'ear-top': [24, -24],
  'ear-lobe': [14, 64],
  'ear-canal': [10, 24],
  joint,
  'jaw-angle': [8, 102],
}
