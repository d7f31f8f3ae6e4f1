import type { HairStyle, Person } from './people.ts'
import { dots, type Point, points, smooth } from './shapes.ts'
import { circle, curve, curves, ellipse, fill, group, line } from './svg.ts'

type Hair = { behind?: (person: Person) => string; cap: Point[]; strands?: Point[][] }

/** The part of the hair behind the head and neck, such as a ponytail. */
export function hairBehind(person: Person): string {
  const behind = styles[person.style].behind?.(person)
  return behind ? lit(person, behind) : ''
}

/** Dark hair gets an edge of light on a dark page, where it would vanish: `.d` in each drawing's style. */
export function lit({ hair }: Person, inside: string): string {
  const isDark = Number.parseInt(hair.slice(1, 3), 16) < 80
  return isDark ? group(inside, { class: 'd' }) : inside
}

/** The hair on the head, and the beard. */
export function hairInFront(person: Person, plain: boolean): string {
  const { cap, strands = [] } = styles[person.style]
  return [
    person.beard ? fill(smooth(beards[person.beard]), person.hair) + mouthInBeard(person) : '',
    lit(person, fill(smooth(cap), person.hair)),
    strands.length > 0 && !plain ? curves(strands, person.hairShade, 4) : '',
    person.style === 'coils' ? coils(person) : '',
  ].join('')
}

const swept: Point[] = points(`
    -104 -96!, -84 -136, -30 -160, 34 -164, 96 -140, 136 -90, 146 -30, 132 30, 112 74, 92 70,
    62 44, 46 12, 38 -28, 12 -34, -10 -52, -52 -84
  `)

const styles: Record<HairStyle, Hair> = {
  crop: {
    cap: points(`
    -106 -92!, -88 -132, -32 -158, 30 -161, 92 -138, 132 -90, 141 -30, 130 24, 108 84!, 92 70,
    66 58, 46 20, 40 -28, 6 -32, -4 6!, -20 4!, -22 -40, -40 -78, -76 -88
  `),
  },
  short: {
    cap: points(`
    -112 -80!, -104 -136, -40 -168, 34 -166, 98 -142, 138 -92, 146 -30, 134 30, 108 86!, 88 76,
    62 56, 46 16, 38 -28, 6 -32, -4 14!, -20 12!, -24 -40, -36 -76, -70 -82
  `),
    strands: [points('-60 -130, 0 -140, 60 -124'), points('-20 -112, 40 -112, 92 -84')],
  },
  waves: {
    cap: points(`
    -114 -78!, -124 -112, -96 -150, -48 -160, -10 -178, 40 -168, 92 -156, 128 -116, 150 -72,
    146 -22, 148 26, 126 62, 112 98!, 90 84, 64 60, 48 16, 38 -28, 6 -34, -2 26!, -20 24!,
    -24 -36, -40 -74, -76 -84
  `),
    strands: [
      points('-84 -118, -40 -134, 10 -128, 52 -140'),
      points('-8 -100, 40 -104, 84 -84, 112 -86'),
      points('84 -30, 112 -20, 124 10'),
    ],
  },
  receding: {
    cap: points(`
    -8 -149!, 36 -158, 92 -140, 132 -90, 142 -30, 130 28, 110 86!, 90 74, 64 54, 46 16, 38 -28,
    6 -32, -2 30!, -18 26!, -18 -34, 6 -66, 10 -104
  `),
  },
  coils: {
    cap: points(`
    -108 -86!, -118 -126, -74 -166, -14 -186, 52 -184, 112 -158, 150 -106, 160 -44, 150 20,
    118 70, 92 62, 62 46, 46 10, 38 -28, 8 -34, -6 -16!, -24 -42, -44 -72, -76 -84
  `),
  },
  bun: {
    behind: ({ hair, hairShade }) =>
      circle([122, -112], 44, hair) + curve(points('98 -124, 122 -138, 148 -118'), hairShade, 4),
    cap: swept,
    strands: [
      points('-66 -112, 0 -120, 70 -122'),
      points('-30 -84, 40 -92, 96 -104'),
      points('40 -40, 84 -62, 112 -90'),
    ],
  },
  lowBun: {
    behind: ({ hair, hairShade }) =>
      ellipse([142, 44], 40, 44, hair) + curve(points('128 14, 158 22, 166 52'), hairShade, 4),
    cap: swept,
    strands: [
      points('-70 -112, 10 -110, 90 -40, 122 20'),
      points('-30 -136, 50 -132, 118 -60, 136 0'),
    ],
  },
  ponytail: {
    behind: ({ hair, hairShade }) =>
      fill(
        smooth(
          points('112 -80, 156 -92, 190 -40, 186 40, 196 110, 170 184!, 152 120, 146 50, 122 -20'),
        ),
        hair,
      ) + curve(points('140 -66, 166 -20, 164 60, 174 120'), hairShade, 4),
    cap: swept,
    strands: [
      points('-70 -112, 10 -122, 92 -92'),
      points('-26 -80, 40 -78, 100 -72'),
      points('46 -20, 80 -40, 106 -62'),
    ],
  },
}

function coils({ hair }: Person): string {
  const rim: Point[] = points(`
    -100 -112, -74 -148, -34 -170, 12 -182, 58 -178, 102 -158, 134 -122, 152 -78, 154 -30,
    142 16, 118 50
  `)
  return line(dots(rim), hair, 48)
}

const beards: Record<NonNullable<Person['beard']>, Point[]> = {
  full: points(`
    -2 22!, -20 20!, -30 56, -58 74, -92 74, -124 70!, -128 78, -122 84, -106 88, -104 98,
    -116 106, -126 118, -130 140, -116 162, -84 170, -40 158, 2 124, 12 88, 8 60
  `),
  short: points(`
    -2 28!, -18 24!, -26 70, -56 100, -86 108, -112 112!, -122 122, -123 142, -108 157,
    -80 160, -36 148, 2 118, 12 84, 8 60
  `),
}

function mouthInBeard({ beard, skin }: Person): string {
  return beard === 'full' ? curve(points('-122 91.5, -110 92, -99 94'), skin.line, 4) : ''
}
