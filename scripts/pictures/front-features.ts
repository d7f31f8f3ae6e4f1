import type { Person } from './people.ts'
import { dots, points, smooth } from './shapes.ts'
import { circle, curve, ellipse, element, fill, line } from './svg.ts'

/** Individual features of a face seen from the front, besides those in people.ts. */
export type FrontFace = {
  /** How much wider, in units, cheeks and jaw are than on the standard head. */
  cheeks?: number
  jaw?: number
  glasses?: string
  coat?: boolean
  moustache?: boolean
  smile?: number
  /** Something hurts: brows drawn together, no smile. */
  hurt?: boolean
  /** How much closer together or farther apart the eyes are. */
  eyes?: number
}

export function features(person: Person, eyes: string, look: FrontFace, plain: boolean): string {
  const { skin, face, freckles, old } = person
  const { hurt, smile = hurt ? -3 : 6, moustache } = look
  const browColor = old ? person.hairShade : person.hair
  const width = 22 + face.lips * 0.4
  const nose = 17 + face.nose * 0.4 + face.lips * 0.8
  return [
    ...[-1, 1].map(
      (side) => eye(side, person, eyes, look) + brow(side, face.brow, browColor, hurt),
    ),
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

function brow(side: number, lift: number, color: string, hurt = false): string {
  const y = -lift * 0.4
  return curve(
    [
      [side * (hurt ? 15 : 18), -30 + y - (hurt ? 6 : 0)],
      [side * 40, -38 + y + (hurt ? 6 : 0)],
      [side * 64, -28 + y + (hurt ? 5 : 0)],
    ],
    color,
    6,
  )
}

export function glasses(color: string): string {
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
