import { palette } from './palette.ts'
import { dots, type Point, points, smooth } from './shapes.ts'
import { fill, group, line, marks } from './svg.ts'

// A lower front tooth cut from lip to tongue; the lip is on the left. The neck, where the enamel ends, is at
// y = 0; 15 units are a millimetre.

/** How far below the enamel the bone of a healthy tooth begins, and how long its root is: 1.5 mm of 13 mm. */
const boneLevel = 23
const rootLength = 195

const crown: Point[] = points(`
  -44 4!, -53 -34, -50 -84, -35 -128, -24 -138, -12 -130, 2 -84, 24 -46, 43 -22, 44 4!
`)
const dentin: Point[] = points('-43 5!, -41 -36, -36 -80, -24 -112, -10 -84, 10 -40, 32 -14, 43 5!')
const root: Point[] = points(`
  -44 0!, -43 50, -34 118, -18 176, -2 195, 12 180, 28 120, 42 52, 44 0!
`)
const pulp: Point[] = points(`
  -17 -72, -6 -40, 8 -4, 12 40, 8 100, 2 194!, -6 100, -15 40, -20 -8, -22 -44
`)

/**
 * The tooth in its bone. `sunk` is how far gum and bone have gone back on the side of the lip. With `moving`,
 * groups have classes by which a style sheet moves them.
 */
export function toothFromSide({ sunk = 0, moving = false } = {}): string {
  const named = (name: string) => (moving ? { class: name } : {})
  const lip = { ...named('mv-lip'), ...(sunk && { transform: `translate(0 ${sunk})` }) }
  const tongue = named('mv-inner')
  return [
    fill(smooth(body), palette.bone),
    group(
      fill(smooth(lipPlate), palette.bone) +
        line(smooth(lipPlate.slice(1, 5), false), palette.boneShade, 4),
      lip,
    ),
    group(fill(smooth(tonguePlate), palette.bone), tongue),
    pores(),
    group(fill(smooth(lipGum), palette.gum), lip),
    group(fill(smooth(tongueGum), palette.gum), tongue),
    group(tooth() + bareRoot(moving ? 90 : sunk, moving), named('mv-tooth')),
    marks({ neck: [44, 0], bone: [-52, boneLevel], apex: [-2, rootLength] }),
  ].join('')
}

/** The root without gum, on the side of the lip. */
function bareRoot(sunk: number, moving: boolean): string {
  if (!sunk) return ''
  const along: Point[] = [
    [-43, 9],
    [-43 + sunk * 0.06, sunk * 0.5],
    [-42 + sunk * 0.1, sunk - 22],
  ]
  return line(
    smooth(along, false),
    palette.coral,
    11,
    moving ? { pathLength: 1, class: 'k mv-bare' } : {},
  )
}

function tooth(): string {
  const around = smooth(root, false)
  return [
    line(around, palette.gumShade, 6),
    fill(around, palette.dentin),
    fill(smooth(crown), palette.enamel),
    fill(smooth(dentin), palette.dentin),
    fill(smooth(pulp), palette.pulp),
    line(smooth(crown, false), palette.enamelShade, 2.5),
  ].join('')
}

const body: Point[] = points(`
  -60 160!, -30 130!, -20 60!, 20 60!, 30 130!, 70 120!, 98 170, 106 240, 108 360!, -86 360!, -84 260, -76 200
`)
const lipPlate: Point[] = points(
  `-20 160!, -24 27, -54 23, -61 32, -67 90, -76 190, -84 260!, -20 260!`,
)
const tonguePlate: Point[] = points(
  `20 160!, 24 27, 56 23, 67 32, 83 90, 98 170, 105 250!, 20 250!`,
)
const lipGum: Point[] = points(`
  -36 30!, -44 -4, -52 -20, -60 -14, -73 10, -84 60, -92 120, -100 190, -108 360!, -84 360!, -84 260, -76 190, -67 90, -61 32, -54 24
`)
const tongueGum: Point[] = points(`
  36 30!, 44 -4, 46 -22, 56 -17, 75 10, 96 60, 110 110, 123 180, 130 360!, 108 360!, 106 240, 98 170, 83 90, 67 32, 56 24
`)

function pores(): string {
  const places: Point[] = points(`
    -56 170, -60 230, -30 214, 4 226, 40 210, 66 150, 76 200, 60 250, 20 270, -20 260, -54 290, -30 320, 20 330,
    60 310, 80 270
  `)
  return line(dots(places), palette.boneShade, 9, { opacity: 0.75 })
}
