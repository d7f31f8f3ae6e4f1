import { palette } from './palette.ts'
import { dots, type Point, points, smooth } from './shapes.ts'
import { curves, element, fill, group, line, marks, rect } from './svg.ts'

// A lower molar between its neighbours, cut along the row of teeth. The neck, where the enamel ends, is at
// y = 0; 15 units are a millimetre.

/** How far below the enamel the bone begins, and how long the roots are: 1.6 mm of 13.6 mm. */
const boneLevel = 24
const rootLength = 204

const crown: Point[] = points(`
  -66 2!, -79 -36, -82 -64, -73 -95, -46 -112, -22 -97, 0 -88, 22 -97, 46 -111, 73 -93, 82 -64,
  79 -36, 66 2!
`)
const wornCrown: Point[] = points(`
  -66 2!, -79 -36, -82 -60, -76 -82, -64 -90!, -52 -76, -43 -72, -34 -76, -22 -90!, 0 -82,
  22 -90!, 34 -76, 43 -72, 52 -76, 64 -90!, 76 -82, 82 -60, 79 -36, 66 2!
`)
const roots: Point[] = points(`
  -66 0!, -67 40, -65 92, -58 152, -46 198, -37 204, -28 194, -26 150, -21 102, -9 68, 2 61,
  13 68, 25 102, 33 150, 46 194, 56 203, 64 192, 68 150, 69 92, 67 40, 66 0!
`)
const dentin: Point[] = points(`
  -65 4!, -64 -32, -60 -60, -45 -82, -22 -70, 0 -62, 22 -70, 45 -81, 60 -59, 64 -32, 65 4!
`)
const pulp: Point[] = points(`
  -33 -44, -20 -31, 0 -27, 20 -31, 33 -43, 32 -8, 40 32, 49 90, 54 150, 56 202!, 47 150, 41 90,
  30 42, 14 25, 0 22, -14 25, -28 42, -37 90, -38 150, -37 203!, -46 150, -47 90, -41 32, -32 -8
`)
const premolarCrown: Point[] = points(
  '-38 2!, -51 -34, -54 -66, -42 -94, -10 -112, 22 -104, 48 -88, 54 -62, 50 -32, 38 2!',
)
const premolarRoot: Point[] = points(
  '-38 0!, -38 50, -32 120, -18 186, -4 200, 8 188, 26 120, 37 50, 38 0!',
)

type Cut = {
  /** Two cups worn through the enamel, in the colour of pain. */
  worn?: boolean
  /** What is drawn over the tooth. */
  over?: string
  /** Half the width of the piece of jaw; without it the jaw fills the picture. */
  half?: number
  /** How far below the enamel the bone begins at the tooth's left side. */
  lossAtLeft?: number
}

/** The molar in section, alone. */
export function molar(worn = false): string {
  return [
    fill(smooth(roots), palette.dentin),
    fill(smooth(worn ? wornCrown : crown), palette.enamel),
    fill(smooth(dentin), palette.dentin),
    fill(smooth(pulp), palette.pulp),
    curves(
      [points('-10 -14, -30 24, -42 100, -40 180'), points('8 -14, 29 24, 46 100, 52 180')],
      palette.tissueShade,
      2.5,
    ),
    line(smooth(worn ? wornCrown : crown, false), palette.enamelShade, 2.5),
    worn
      ? fill(
          smooth(points('-60 -84, -43 -74, -26 -84, -31 -66, -43 -60, -55 -66')) +
            smooth(points('26 -84, 43 -74, 60 -84, 55 -66, 43 -60, 31 -66')),
          palette.coral,
        )
      : '',
  ].join('')
}

/** The molar with bone, gum and its neighbours. */
export function molarInJaw({
  worn,
  over = '',
  half = 330,
  lossAtLeft = boneLevel,
}: Cut = {}): string {
  const whole = (id: string, shape: readonly Point[], root: readonly Point[], x: number) => {
    const around = smooth(root, false)
    return group(
      line(around, palette.enamel, 13) +
        line(around, palette.gumShade, 7) +
        fill(around, palette.dentin) +
        fill(smooth([...shape, [0, 11]]), palette.enamel, {
          stroke: palette.enamelShade,
          'stroke-width': 2.5,
        }),
      { id, transform: `translate(${x})` },
    )
  }
  const again = (id: string, x: number) => element('use', { href: `#${id}`, x })
  const isWide = half > 200
  const own = smooth(roots, false)
  return [
    bone(half),
    whole('premolar', premolarCrown, premolarRoot, -136),
    whole('molar', crown, roots, 162),
    isWide ? again('premolar', -108) + again('molar', 162) : '',
    line(own, palette.enamel, 13) + line(own, palette.gumShade, 7),
    gum(half, lossAtLeft),
    molar(worn),
    over,
    marks({ neck: [66, 0], bone: [81, boneLevel], apex: [56, rootLength] }),
  ].join('')
}

/** The middles of the gaps between the teeth. */
const gaps = [-299, -190, -80, 81, 243]

function bone(half: number): string {
  const pores: Point[] = points(`
    -222 92, -190 60, -186 140, -204 206, -176 240, -92 76, -84 126, -96 178, -78 226, 0 96, -4 132,
    6 168, -10 210, 20 236, 92 70, 88 124, 98 176, 84 222, 108 250, 164 100, 160 150, 168 202,
    236 70, 246 126, 238 184, 252 232, -130 236, -40 244, 60 240, 140 238, 200 236
  `)
  return (
    rect([-half, 0], 2 * half, 300, palette.bone) +
    line(dots(pores.filter(([x]) => Math.abs(x) < half - 10)), palette.boneShade, 9, {
      opacity: 0.75,
    })
  )
}

function gum(half: number, lossAtLeft: number): string {
  const top = gaps
    .filter((x) => Math.abs(x) < half)
    .flatMap((x): Point[] => {
      const sunk = x === -80 ? lossAtLeft - boneLevel : 0
      return [
        [x - 30, -8 + sunk * 0.7],
        [x, -52 + sunk],
        [x + 30, -8 + sunk * 0.7],
      ]
    })
  const band: Point[] = [
    [-half, -8],
    ...top,
    [half, -8],
    [half, boneLevel + 6, 'corner'],
    ...gaps
      .filter((x) => Math.abs(x) < half)
      .toReversed()
      .flatMap((x): Point[] => {
        const level = x === -80 ? lossAtLeft : boneLevel
        return [
          [x + 28, level + 6],
          [x, level],
          [x - 28, level + 6],
        ]
      }),
    [-half, boneLevel + 6, 'corner'],
  ]
  return fill(smooth(band), palette.gum)
}
