import type { Person } from './people.ts'
import { type Point, points, round, smooth } from './shapes.ts'
import { curve, fill, group, line } from './svg.ts'

/**
 * A hand that points left, with the tip of the index finger at the given point and the forearm and sleeve
 * behind it. `fingers` is how many are extended; `turn` rotates the hand about the point, in degrees.
 */
export function hand(
  person: Person,
  [x, y]: Point,
  turn: number,
  options: { fingers?: 1 | 2 | 4; scale?: number; arm?: number; flip?: boolean } = {},
): string {
  const { fingers = 1, scale = 1, arm = 330, flip = false } = options
  const { skin, shirt } = person
  const stretched: Point[][] = [
    points('10 8, 52 6, 104 16'),
    points('12 31, 56 28, 106 34'),
    points('22 53, 62 50, 108 52'),
    points('40 72, 72 68, 110 68'),
  ]
  const curled: Point[][] = [
    [],
    points('66 36, 84 30, 112 34'),
    points('68 56, 86 52, 112 52'),
    points('74 74, 90 70, 112 68'),
  ]
  const lines = stretched.map((finger, index) => (index < fingers ? finger : curled[index]!))
  const palm: Point[] = points('98 8, 130 -2, 172 6, 196 22, 196 66, 166 82, 120 82, 98 74')
  const forearm: Point[] = [
    [176, 12],
    [240, 4],
    [arm, -8],
    [arm, 102],
    [240, 82],
    [176, 72],
  ]
  const sleeve: Point[] = [
    [232, -8, 'corner'],
    [arm, -24],
    [arm + 24, 46],
    [arm, 118],
    [232, 94, 'corner'],
  ]
  const edge = { stroke: skin.shade, 'stroke-width': 5 }
  const parts = [
    fill(smooth(forearm) + smooth(palm), skin.light, edge),
    fill(smooth(forearm), skin.light),
    fill(smooth(sleeve), shirt),
    line(smooth(points('234 -6, 242 44, 234 92'), false), '#000', 8, { opacity: 0.16 }),
    ...lines
      .toReversed()
      .map((finger) => curve(finger, skin.shade, 25) + curve(finger, skin.light, 21)),
    curve(points('136 4, 112 -18, 84 -26'), skin.shade, 28) +
      curve(points('138 8, 112 -17, 84 -26'), skin.light, 24),
  ]
  const mirror = flip ? `scale(${scale} -${scale})` : `scale(${scale})`
  return group(parts.join(''), {
    transform: `translate(${round(x)} ${round(y)})rotate(${turn})${mirror}translate(0 -8)`,
  })
}
