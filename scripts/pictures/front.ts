import { type FrontFace, features, glasses } from './front-features.ts'
import { frontHairBehind, frontHairInFront } from './front-hair.ts'
import type { Person } from './people.ts'
import { mirrored, type Point, points, smooth } from './shapes.ts'
import { circle, curve, ellipse, fill, line, marks } from './svg.ts'

type Options = {
  eyes?: 'open' | 'closed'
  /** What shows as if through the skin. */
  inside?: string
  look?: FrontFace
  /** Fewer lines, for a head that is small in its picture. */
  plain?: boolean
  /** Without facial features. */
  faceless?: boolean
}

/** A head seen from the front, 300 units high, with neck and shoulders; light from above. */
export function front(person: Person, options: Options = {}): string {
  const { skin } = person
  const { eyes = 'open', inside = '', look = {}, plain = false, faceless = false } = options
  return [
    frontHairBehind(person),
    shouldersAndNeck(person, look, plain),
    ears(person, plain),
    fill(smooth(faceOutline(look)), skin.light),
    faceless ? '' : features(person, eyes, look, plain),
    frontHairInFront(person, plain),
    look.glasses ? glasses(look.glasses) : '',
    inside,
    marks(places),
  ].join('')
}

function faceOutline({ cheeks = 0, jaw = 0 }: FrontFace): Point[] {
  const right: Point[] = [
    [56, -140],
    [89, -102],
    [98, -46],
    [95 + cheeks * 0.4, 8],
    [88 + cheeks, 54],
    [73 + cheeks * 0.6 + jaw, 102],
    [44 + jaw, 138],
  ]
  return [[0, -150], ...right, [0, 151], ...mirrored(right)]
}

function shouldersAndNeck({ skin, shirt }: Person, { coat }: FrontFace, plain: boolean): string {
  const neck: Point[] = points('-50 90!, 50 90!, 51 190, 86 226!, 0 300!, -86 226!, -51 190')
  const right: Point[] = points('66 222, 128 244, 178 274, 204 334, 222 560, 226 760!')
  const body: Point[] = [[0, 262], ...right, ...mirrored(right)]
  const shade: Point[] = points('-50 100!, 50 100!, 50 158, 0 196, -50 158')
  const lapel: Point[] = points('60 220!, 96 250, 66 340!, 6 560!, 30 340')
  return [
    fill(smooth(neck), skin.light),
    fill(smooth(shade), skin.shade),
    fill(smooth(body), coat ? '#F3F1EA' : shirt),
    coat
      ? [
          fill(smooth(points('-62 222!, 0 268, 62 222!, 0 560!')), shirt),
          fill(smooth(lapel), '#F3F1EA') + fill(smooth(mirrored(lapel)), '#F3F1EA'),
          ...[lapel, mirrored(lapel)].map((shape) => line(smooth(shape), '#CFCBC0', 2.5)),
        ].join('')
      : plain
        ? ''
        : line(smooth(points('-62 226, 0 264, 62 226'), false), '#000', 8, { opacity: 0.16 }),
  ].join('')
}

function ears({ skin, earring }: Person, plain: boolean): string {
  return [-1, 1]
    .map((side) =>
      [
        ellipse([side * 99, 18], 15, 36, skin.light, {
          transform: `rotate(${side * 8} ${side * 99} 18)`,
        }),
        plain
          ? ''
          : curve(
              [
                [side * 101, -4],
                [side * 107, 10],
                [side * 98, 32],
              ],
              skin.shade,
              3.5,
            ),
        earring ? circle([side * 98, 60], 6, earring) : '',
      ].join(''),
    )
    .join('')
}

const places: Record<string, Point> = {
  vertex: [0, -150],
  chin: [0, 150],
  eye: [-40, 0],
  brow: [-40, -36],
  'nose-base': [0, 65],
  'ear-top': [-99, -18],
  'ear-lobe': [-99, 54],
}
