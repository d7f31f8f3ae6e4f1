/** A point in units of the drawing; `corner` makes the line sharp there. */
export type Point = readonly [x: number, y: number, corner?: 'corner' | undefined]

/** Parses points such as `'0 0, 10 -5!, 20 0'`; an exclamation mark makes a corner. */
export function points(text: string): Point[] {
  return text.split(',').map((written) => {
    const [x, y] = written.replace('!', '').trim().split(/\s+/).map(Number)
    return written.includes('!') ? [x!, y!, 'corner'] : [x!, y!]
  })
}

/** Length of the curve handles, as a share of the distance to the next point. */
const reach = 0.36

/** Path data for a smooth line through the points, sharp at corners. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length
  const at = (index: number) => points[(index + count) % count]!
  const steps = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [from, to] = [at(index), at(index + 1)]
    const length = distance(from, to) * reach
    const corners = [
      handle(from, tangent(index), length),
      handle(to, tangent(index + 1), -length),
      to,
    ]
    return relative(from, corners)
  })
  return `M${pair(at(0))}${steps.join('')}${closed ? 'Z' : ''}`

  function tangent(index: number): Point {
    const point = at(index)
    const isEnd = !closed && (index === 0 || index === count - 1)
    if (point[2] || isEnd) return [0, 0]
    const [before, after] = [at(index - 1), at(index + 1)]
    const length = distance(before, after) || 1
    return [(after[0] - before[0]) / length, (after[1] - before[1]) / length]
  }
}

/** A curve in relative coordinates, which take fewer characters than absolute ones. */
function relative([x, y, corner]: Point, corners: readonly Point[]): string {
  const isStraight = corner && corners.at(-1)![2]
  const numbers = (isStraight ? corners.slice(-1) : corners).flatMap(([cx, cy]) => [
    round(rounded(cx) - rounded(x)),
    round(rounded(cy) - rounded(y)),
  ])
  return `${isStraight ? 'l' : 'c'}${numbers.join(' ').replaceAll(' -', '-')}`
}

/** Path data with straight sides. */
export function straight(points: readonly Point[], closed = true): string {
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`
}

/** Path data for dots: a stroke with round ends draws them as wide as itself. */
export function dots(points: readonly Point[]): string {
  return points.map((point) => `M${pair(point)}h0`).join('')
}

/** The points rotated clockwise about a centre, in degrees. */
export function turned(points: readonly Point[], [cx, cy]: Point, degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(([x, y, corner]) => {
    const [dx, dy] = [x - cx, y - cy]
    return [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos, corner]
  })
}

/** The points mirrored at the vertical line through x. */
export function mirrored(points: readonly Point[], x = 0): Point[] {
  return points.map(([px, y, corner]): Point => [2 * x - px, y, corner]).toReversed()
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

function handle([x, y]: Point, [dx, dy]: Point, length: number): Point {
  return [x + dx * length, y + dy * length]
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

/** Rounds to whole units, which is as fine as the eye can see. */
export function round(value: number): string {
  return String(rounded(value))
}

function rounded(value: number): number {
  return Math.round(value) || 0
}
