import { palette } from './palette.ts'
import { type Point, points, smooth } from './shapes.ts'
import { curve, curves, fill } from './svg.ts'

// Front teeth as seen in the mouth; 20 units are a millimetre. The edge of the gum at the middle of each tooth is at y = 0; upper teeth hang down from it, lower ones are flipped.

type Tooth = { width: number; height: number }

const upper: Tooth[] = [
  { width: 172, height: 212 },
  { width: 132, height: 190 },
  { width: 152, height: 206 },
  { width: 140, height: 180 },
]
const lower: Tooth[] = [
  { width: 106, height: 180 },
  { width: 116, height: 184 },
  { width: 136, height: 200 },
  { width: 140, height: 172 },
]

type Row = {
  /** How far the gum has gone back at a tooth, by its number from the left. */
  sunk?: Record<number, number>
  /** Whether bare roots hurt. */
  pain?: boolean
  /** Drawn on the teeth, below the gum. */
  over?: string
  /** How high the band of gum is. */
  band?: number
}

/** Upper teeth, with the gap between the two in front at x = 0. */
export function upperFront(row: Row = {}): string {
  return drawn([...upper.toReversed(), ...upper], row)
}

/** Lower teeth, as if they hung down. */
export function lowerFront(row: Row = {}): string {
  return drawn([...lower.toReversed(), ...lower], row)
}

function drawn(teeth: Tooth[], { sunk = {}, pain = false, over = '', band = 240 }: Row): string {
  let x = -teeth.reduce((sum, { width }) => sum + width, 0) / 2
  const edge: Point[] = [[x - 20, -10]]
  const crowns: string[] = []
  const bare: string[] = []
  const shine: Point[][] = []
  for (const [index, { width, height }] of teeth.entries()) {
    const middle = x + width / 2
    const back = sunk[index] ?? 0
    crowns.push(smooth(frontCrown(middle, width, height)))
    if (back) bare.push(smooth(root(middle, width, back)))
    shine.push([
      [x + width * 0.78, height * 0.3],
      [x + width * 0.84, height * 0.55],
      [x + width * 0.8, height * 0.8],
    ])
    const papilla = height * 0.36
    edge.push(
      [middle - width * 0.3, 14 - back * 0.9],
      [middle, -back],
      [middle + width * 0.3, 14 - back * 0.9],
    )
    x += width
    edge.push([x, papilla])
  }
  edge.splice(-1)
  const gum: Point[] = [
    [edge[0]![0], edge[0]![1], 'corner'],
    ...edge.slice(1),
    [x + 20, -10, 'corner'],
    [x + 20, -band, 'corner'],
    [-x - 20, -band, 'corner'],
  ]
  return [
    fill(crowns.join(''), palette.enamel, { stroke: palette.enamelShade, 'stroke-width': 3 }),
    curves(shine, palette.enamelShade, 6),
    bare.length > 0 ? fill(bare.join(''), pain ? palette.coral : palette.dentin) : '',
    over,
    fill(smooth(gum), palette.gum),
    curve(
      points(`${-x} ${-band * 0.55}, 0 ${-band * 0.5}, ${x} ${-band * 0.55}`),
      palette.gumShade,
      3,
    ),
  ].join('')
}

/** The crown of a front tooth that hangs down from its neck at y = 0, with its middle at x. */
export function frontCrown(x: number, width: number, height: number): Point[] {
  return [
    [x - width * 0.36, -30],
    [x - width * 0.43, height * 0.2],
    [x - width * 0.495, height * 0.62],
    [x - width * 0.47, height * 0.93],
    [x - width * 0.36, height],
    [x + width * 0.36, height],
    [x + width * 0.47, height * 0.93],
    [x + width * 0.495, height * 0.62],
    [x + width * 0.43, height * 0.2],
    [x + width * 0.36, -30],
  ]
}

function root(x: number, width: number, back: number): Point[] {
  return [
    [x - width * 0.4, 8, 'corner'],
    [x + width * 0.4, 8, 'corner'],
    [x + width * 0.34, -back - 30, 'corner'],
    [x - width * 0.34, -back - 30, 'corner'],
  ]
}
