import { lit } from './hair.ts'
import type { HairStyle, Person } from './people.ts'
import { dots, mirrored, type Point, points, smooth } from './shapes.ts'
import { circle, curve, curves, ellipse, fill, line } from './svg.ts'

/** The part of the hair behind the head and neck. */
export function frontHairBehind(person: Person): string {
  const behind = styles[person.style].behind?.(person)
  return behind ? lit(person, behind) : ''
}

/** The hair that frames the face, and the beard. */
export function frontHairInFront(person: Person, plain: boolean): string {
  const { cap, strands = [] } = styles[person.style]
  return [
    person.beard ? beard(person) : '',
    cap.length > 0 ? lit(person, fill(smooth(cap), person.hair)) : '',
    strands.length > 0 && !plain ? curves(strands, person.hairShade, 4) : '',
  ].join('')
}

type Hair = { behind?: (person: Person) => string; cap: Point[]; strands?: Point[][] }

/** Hair combed back from a round forehead; `lift` is its height above the head. */
function framed(lift: number, forehead: number, side: number): Point[] {
  const right: Point[] = [
    [60, -152 - lift],
    [100 + lift * 0.5, -108 - lift * 0.4],
    [108 + lift * 0.3, -50],
    [99, side, 'corner'],
    [91, -52],
    [62, forehead + 14],
  ]
  return [[0, -162 - lift], ...right, [0, forehead], ...mirrored(right)]
}

const parted: Point[] = points(`
    -104 4!, -112 -60, -100 -126, -46 -166, 20 -170, 76 -150, 108 -100, 110 -50, 102 6!,
    94 -44, 70 -78, 8 -96, -36 -132!, -58 -92, -90 -56
  `)

const styles: Record<HairStyle, Hair> = {
  crop: { cap: framed(0, -96, -6) },
  short: {
    cap: parted,
    strands: [points('-28 -134, 20 -142, 66 -118')],
  },
  waves: {
    cap: points(`
    -104 10!, -118 -40, -112 -90, -120 -124, -84 -160, -44 -170, -6 -188, 44 -176, 90 -164,
    110 -126, 120 -84, 112 -40, 104 10!, 94 -44, 76 -84, 26 -104, -20 -98, -62 -84, -92 -48
  `),
    strands: [points('-70 -128, -30 -142, 6 -128'), points('20 -150, 56 -136, 84 -112')],
  },
  receding: {
    cap: [],
    behind: ({ hair }) => [-1, 1].map((side) => ellipse([side * 94, -34], 20, 52, hair)).join(''),
  },
  coils: {
    behind: ({ hair }) => {
      const rim: Point[] = points(`
    -112 0, -128 -44, -122 -92, -98 -136, -60 -166, -16 -182, 30 -180, 74 -160, 108 -126,
    126 -80, 128 -34, 110 4
  `)
      return line(dots(rim), hair, 60) + circle([0, -70], 124, hair)
    },
    cap: framed(2, -84, -24),
  },
  bun: {
    behind: ({ hair, hairShade }) =>
      circle([0, -182], 46, hair) + curve(points('-26 -190, 0 -206, 26 -190'), hairShade, 4),
    cap: framed(0, -88, -8),
    strands: [points('-60 -100, -24 -136, -8 -152'), points('60 -100, 24 -136, 8 -152')],
  },
  lowBun: {
    behind: ({ hair }) =>
      fill(
        smooth(
          points(`
    0 -166, 84 -146, 126 -70, 128 40, 118 120, 70 140, -70 140, -118 120, -128 40, -126 -70,
    -84 -146
  `),
        ),
        hair,
      ),
    cap: points(`
    -104 40!, -116 -40, -98 -126, -44 -162, 0 -164, 44 -162, 98 -126, 116 -40, 104 40!, 94 -30,
    72 -66, 0 -76, -72 -66, -94 -30
  `),
  },
  ponytail: {
    behind: ({ hair }) =>
      fill(
        smooth(
          points(`
    0 -160, 90 -140, 130 -60, 134 60, 150 170, 120 250, 64 236, -64 236, -120 250, -150 170,
    -134 60, -130 -60, -90 -140
  `),
        ),
        hair,
      ),
    cap: points(`
    -102 40!, -114 -40, -98 -124, -46 -160, 10 -164, 60 -156, 102 -118, 114 -40, 102 40!,
    94 -20, 72 -76, 14 -130!, -40 -86, -90 -24
  `),
  },
}

function beard({ beard: kind, hair, hairShade, skin }: Person): string {
  const right: Point[] =
    kind === 'full'
      ? points('98 14!, 94 80, 76 132, 42 164, 0 172')
      : points('97 20!, 90 76, 70 124, 42 152, 0 160')
  const inner: Point[] =
    kind === 'full' ? points('88 40, 66 72, 38 76, 0 72') : points('86 54, 68 104, 40 122, 0 118')
  const shape = [
    ...right,
    ...mirrored(right).slice(1),
    ...mirrored(inner).toReversed(),
    ...inner.toReversed().slice(1),
  ]
  const mouth =
    kind === 'full'
      ? ellipse([0, 95], 24, 7, skin.line) + curve(points('-30 84, 0 80, 30 84'), hairShade, 3)
      : ''
  return fill(smooth(shape), hair) + mouth
}
