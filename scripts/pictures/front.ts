import { frontHairBehind, frontHairInFront } from './front-hair.ts'
import type { Person } from './people.ts'
import { dots, mirrored, type Point, points, smooth } from './shapes.ts'
import { circle, curve, ellipse, element, fill, line, marks } from './svg.ts'

export type FrontFace = {
  /** How much wider, in units, cheeks and jaw are than those of the common head. */
  cheeks?: number
  jaw?: number
  glasses?: string
  coat?: boolean
  moustache?: boolean
  smile?: number
  /** Distance by which eyes are narrower or wider. */
  eyes?: number
}

type Options = {
  eyes?: 'open' | 'closed'
  /** What one sees as if through the skin. */
  inside?: string
  look?: FrontFace
  /** With fewer lines, for a head that is small in its picture. */
  plain?: boolean
  /** Stands for nobody. */
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
    [58, -140],
    [92, -98],
    [98, -42],
    [95 + cheeks * 0.4, 8],
    [90 + cheeks, 52],
    [77 + cheeks * 0.6 + jaw, 100],
    [49 + jaw, 137],
  ]
  return [[0, -150], ...right, [0, 151], ...mirrored(right)]
}

function shouldersAndNeck({ skin, shirt }: Person, { coat }: FrontFace, plain: boolean): string {
  const neck: Point[] = points('-50 90!, 50 90!, 51 190, 86 226!, 0 300!, -86 226!, -51 190')
  const right: Point[] = points('66 222, 128 244, 178 274, 204 334, 222 560!')
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

function features(person: Person, eyes: string, look: FrontFace, plain: boolean): string {
  const { skin, face, freckles, old } = person
  const { smile = 6, moustache } = look
  const browColor = old ? person.hairShade : person.hair
  const width = 22 + face.lips * 0.4
  const nose = 17 + face.nose * 0.4 + face.lips * 0.8
  return [
    ...[-1, 1].map((side) => eye(side, person, eyes, look) + brow(side, face.brow, browColor)),
    freckles
      ? line(
          dots([-62, -52, -44, 44, 52, 62].map((x, index) => [x, 38 + (index % 2) * 7])),
          skin.shade,
          4.5,
        )
      : plain
        ? ''
        : [-58, 58].map((x) => ellipse([x, 52], 20, 14, skin.shade, { opacity: 0.25 })).join(''),
    curve(
      [
        [9, 12],
        [nose * 0.75, 44],
        [nose, 56],
        [4, 65],
        [-nose * 0.5, 60],
      ],
      skin.shade,
      4.5,
    ),
    moustache
      ? fill(smooth(points('-40 88!, -22 72, 0 70, 22 72, 40 88!, 0 84')), person.hair)
      : '',
    fill(
      smooth([
        [-width, 92, 'corner'],
        [0, 94 + smile * 0.5],
        [width, 92, 'corner'],
        [0, 106 + smile * 0.4 + face.lips * 0.6],
      ]),
      skin.line,
      { opacity: 0.4 },
    ),
    curve(
      [
        [-width - 6, 91 - smile * 0.6],
        [0, 93 + smile * 0.5],
        [width + 6, 91 - smile * 0.6],
      ],
      skin.line,
      4,
    ),
    old
      ? [-1, 1]
          .map(
            (s) =>
              curve(
                [
                  [s * 30, 66],
                  [s * 44, 80],
                  [s * 46, 94],
                ],
                skin.shade,
                3,
              ) +
              curve(
                [
                  [s * 66, 4],
                  [s * 76, 0],
                ],
                skin.shade,
                3,
              ),
          )
          .join('')
      : '',
  ].join('')
}

function eye(side: number, { skin }: Person, eyes: string, { eyes: apart = 0 }: FrontFace): string {
  const x = side * (40 + apart)
  if (eyes === 'closed')
    return curve(
      [
        [x - 17, 0],
        [x, 8],
        [x + 17, 0],
      ],
      skin.line,
      4.5,
    )
  return [
    fill(
      smooth([
        [x - 17, 2, 'corner'],
        [x, -6],
        [x + 17, 2, 'corner'],
        [x, 8],
      ]),
      '#FBF6EE',
    ),
    circle([x, 0.5], 6.8, '#2B2320'),
    curve(
      [
        [x - 19, 3],
        [x, -7],
        [x + 19, 3],
      ],
      skin.line,
      4,
    ),
  ].join('')
}

function brow(side: number, lift: number, color: string): string {
  const y = -lift * 0.4
  return curve(
    [
      [side * 18, -30 + y],
      [side * 40, -38 + y],
      [side * 64, -28 + y],
    ],
    color,
    6,
  )
}

function glasses(color: string): string {
  const frames = [-42, 42].map((x) =>
    element('rect', {
      x: x - 29,
      y: -20,
      width: 58,
      height: 46,
      rx: 20,
      fill: '#fff',
      'fill-opacity': 0.12,
      stroke: color,
      'stroke-width': 5,
    }),
  )
  return (
    frames.join('') +
    curve(points('-13 -4, 0 -8, 13 -4'), color, 5) +
    curve(points('71 -6, 94 -12'), color, 5) +
    curve(points('-71 -6, -94 -12'), color, 5)
  )
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
