import { palette } from './palette.ts'
import { dots, mirrored, type Point, points, smooth } from './shapes.ts'
import { curve, element, fill, line } from './svg.ts'

// Teeth in lengthwise section, 330 units high; the neck of the tooth, where the gum ends, is at 0.

const molarCrown: Point[] = points(`
    -78 0, -92 -48, -90 -104, -72 -136, -48 -140, -24 -122, 0 -112, 24 -122, 48 -140, 72 -136,
    90 -104, 92 -48, 78 0
  `)
const molarRoots: Point[] = points(`
    -78 0!, -80 60, -72 130, -54 178, -42 180, -32 120, -14 64, 0 56, 14 64, 32 120, 42 180,
    54 178, 72 130, 80 60, 78 0!
  `)
const molarDentin: Point[] = points(`
    -70 4, -74 -48, -68 -92, -46 -112, -22 -98, 0 -90, 22 -98, 46 -112, 68 -92, 74 -48, 70 4
  `)
const molarPulp: Point[] = points(`
    -34 16, -40 -36, -38 -72, -24 -62, 0 -52, 24 -62, 38 -72, 40 -36, 34 16, 46 90, 47 162,
    36 100, 18 36, 0 28, -18 36, -36 100, -47 162, -46 90
  `)

/** A lower molar in section: enamel, dentin, and the nerve in the middle. */
export function molar(): string {
  return [
    fill(smooth(molarRoots), palette.dentin),
    fill(smooth([...molarCrown, [0, 8]]), palette.enamel),
    fill(smooth(molarDentin), palette.dentin),
    fill(smooth(molarPulp), palette.pulp),
    line(smooth(molarCrown, false), palette.enamelShade, 3),
  ].join('')
}

/** The same molar with two cups worn through its enamel; the exposed dentin has the colour of pain. */
export function cuppedMolar(): string {
  const half: Point[] = points('0 -104, 18 -104, 42 -88, 64 -106, 80 -112, 91 -94, 92 -48, 78 0')
  const dentin: Point[] = points('0 -88, 20 -92, 42 -100, 62 -100, 74 -48, 70 4')
  const cup: Point[] = points('19 -103, 42 -89, 65 -107, 58 -76, 42 -70, 26 -78')
  return [
    fill(smooth(molarRoots), palette.dentin),
    fill(smooth([...mirrored(half), ...half.slice(1), [0, 8]]), palette.enamel),
    fill(smooth([...mirrored(dentin), ...dentin.slice(1)]), palette.dentin),
    fill(smooth(molarPulp), palette.pulp),
    ...[cup, mirrored(cup)].map((shape) => fill(smooth(shape), palette.coral)),
  ].join('')
}

/** A whole molar seen from outside, with its roots. */
export function wholeMolar(wear: 0 | 1 | 2 = 0): string {
  return fill(smooth(molarRoots), palette.dentin) + molarCrownOnly(wear)
}

/** The crown of a molar: intact, worn flat, or worn hollow. */
export function molarCrownOnly(wear: 0 | 1 | 2 = 0): string {
  const flat: Point[] = points(`
    -78 0, -92 -48, -90 -96, -76 -112, -40 -112, 0 -106, 40 -112, 76 -112, 90 -96, 92 -48, 78 0
  `)
  const cupped: Point[] = points(`
    -78 0, -90 -40, -88 -76, -76 -88, -50 -78, 0 -62, 50 -78, 76 -88, 88 -76, 90 -40, 78 0
  `)
  const crown = [molarCrown, flat, cupped][wear]!
  return [
    fill(smooth([...crown, [0, 8]]), palette.enamel, {
      stroke: palette.enamelShade,
      'stroke-width': 3,
    }),
    curve(
      points(wear === 2 ? '70 -56, 72 -36, 62 -14' : '64 -90, 72 -50, 62 -14'),
      palette.enamelShade,
      7,
    ),
  ].join('')
}

const incisorCrown: Point[] = points(
  '-44 0, -56 -60, -62 -126, -52 -138, 0 -142, 52 -138, 62 -126, 56 -60, 44 0',
)
const incisorRoot: Point[] = points('-44 0!, -40 70, -22 150, 0 182, 22 150, 40 70, 44 0!')

/** The crown of a front tooth, as seen in the mouth. */
export function incisorCrownOnly(): string {
  const look = { stroke: palette.enamelShade, 'stroke-width': 2 }
  return (
    fill(smooth([...incisorCrown, [0, 10]]), palette.enamel, look) +
    curve(points('38 -118, 42 -70, 32 -22'), palette.enamelShade, 6)
  )
}

/** A front tooth with its root. */
export function incisor(scale = 1): string {
  const shape = [
    fill(smooth(incisorRoot), palette.dentin),
    fill(smooth([...incisorCrown, [0, 10]]), palette.enamel, {
      stroke: palette.enamelShade,
      'stroke-width': 3,
    }),
    curve(points('38 -118, 42 -70, 32 -22'), palette.enamelShade, 6),
  ].join('')
  return element('g', { transform: `scale(${scale})` }, shape)
}

/** Bone and gum around teeth at the given positions; `sunk` gives how far the gum has receded at some. */
export function jawBlock(
  half: number,
  necks: readonly number[],
  sunk: Record<number, number> = {},
): { bone: string; gum: string } {
  const rise = necks.flatMap((x): Point[] => {
    const depth = sunk[x] ?? 0
    return [
      [x - 62, -22 + depth * 0.2],
      [x, 14 + depth],
      [x + 62, -22 + depth * 0.2],
    ]
  })
  const gum: Point[] = [
    [-half, 0],
    ...rise,
    [half, 0],
    [half + 10, 70],
    [half, 140, 'corner'],
    [-half, 140, 'corner'],
    [-half - 10, 70],
  ]
  const bone: Point[] = [
    [-half, 74],
    ...necks.flatMap((x): Point[] => [
      [x - 60, 60],
      [x, 74 + (sunk[x] ?? 0) * 0.8],
      [x + 60, 60],
    ]),
    [half, 74],
    [half + 8, 170],
    [half - 16, 236],
    [-half + 16, 236],
    [-half - 8, 170],
  ]
  return {
    bone: fill(smooth(bone), palette.bone) + pores(half),
    gum: fill(smooth(gum), palette.gum),
  }
}

function pores(half: number): string {
  const places: Point[] = points(
    '-0.8 130, -0.55 190, -0.2 214, 0.15 200, 0.5 214, 0.82 150, 0.7 186, -0.7 160',
  )
  return line(dots(places.map(([x, y]) => [x * half, y])), palette.boneShade, 10, { opacity: 0.7 })
}

/** A full arch of sixteen teeth, seen from the biting side. */
export function arch(): string {
  const widths = [48, 46, 44, 34, 34, 34, 32, 40]
  const side = widths.map((width, index) => {
    const angle = ((index + 0.5) / widths.length) * (Math.PI / 2)
    const [x, y] = [Math.cos(angle) * 132, 110 - Math.sin(angle) * 230]
    return [-1, 1]
      .map((hand) =>
        element('rect', {
          x: hand * x - width / 2,
          y: y - 18,
          width,
          height: 36,
          rx: 13,
          transform: `rotate(${Math.round(hand * (90 - (angle * 180) / Math.PI) * 0.9)} ${Math.round(hand * x)} ${Math.round(y)})`,
        }),
      )
      .join('')
  })
  return element(
    'g',
    { fill: palette.enamel, stroke: palette.enamelShade, 'stroke-width': 3 },
    side.join(''),
  )
}

/** The upper front teeth as seen in the mouth: five on each side of the middle. */
export function frontTeeth(): string {
  const sizes = points('44 92, 35 82, 38 90, 34 74, 30 66')
  let x = 2
  const side = sizes.map(([width, height]): Point[] => {
    const left = x
    x += width + 3
    return [
      [left + 4, -10],
      [left, height - 14],
      [left + width * 0.2, height],
      [left + width * 0.8, height],
      [left + width, height - 14],
      [left + width - 4, -10],
    ]
  })
  const shapes = [...side, ...side.map((shape) => mirrored(shape))].map((shape) => smooth(shape))
  return fill(shapes.join(''), palette.enamel, { stroke: palette.enamelShade, 'stroke-width': 2 })
}
