import { palette } from './palette.ts'
import { dots, type Point, points, straight } from './shapes.ts'
import { slippedDisc } from './views/joint-view.ts'
import { circle, curve, element, group, line, rect } from './svg.ts'

/** A clock showing the given time. */
export function clock([x, y]: Point, r: number, hour: number, minute: number): string {
  const hand = (turns: number, length: number, width: number) => {
    const angle = turns * 2 * Math.PI
    return curve(
      [
        [x, y],
        [x + Math.sin(angle) * length * r, y - Math.cos(angle) * length * r],
      ],
      palette.ink,
      width,
    )
  }
  return [
    circle([x, y], r, palette.bone, { stroke: palette.sage, 'stroke-width': 5 }),
    hand((hour + minute / 60) / 12, 0.5, 5),
    hand(minute / 60, 0.74, 3.5),
    circle([x, y], 4, palette.ink),
  ].join('')
}

/** A window with the moon and stars in it. */
export function moonWindow([x, y]: Point, width: number, height: number): string {
  const [cx, cy] = [x + width * 0.66, y + height * 0.36]
  return [
    rect([x, y], width, height, '#101B36', { rx: 6 }),
    circle([cx, cy], height * 0.17, palette.moon),
    line(
      dots(
        points('0.2 0.24, 0.36 0.62, 0.12 0.8, 0.84 0.78').map(([a, b]) => [
          x + a * width,
          y + b * height,
        ]),
      ),
      palette.moon,
      4,
      { opacity: 0.7 },
    ),
    line(`M${x + width / 2} ${y}V${y + height}`, '#5C6B93', 6),
    rect([x, y], width, height, 'none', { rx: 6, stroke: '#5C6B93', 'stroke-width': 9 }),
  ].join('')
}

/** A round lens; what it shows has the lens's middle at 0. Ids make several in one picture differ. */
export function lens([x, y]: Point, r: number, inside: string, id = 'k'): string {
  return [
    element('clipPath', { id }, element('circle', { r })),
    group(
      group(inside, { 'clip-path': `url(#${id})` }) +
        circle([0, 0], r, 'none', { stroke: palette.deepTeal, 'stroke-width': 9 }),
      { transform: `translate(${x} ${y})` },
    ),
  ].join('')
}

/** A lens that magnifies a jaw joint with a slipped disc, connected to its place in the head. */
export function jointLens([x, y]: Point, r: number, from: Point): string {
  const rays = [-1, 1].map((side) => straight([from, [x - r * 0.7, y + side * r * 0.7]], false))
  return (
    element('path', { d: rays.join(''), stroke: palette.ink, 'stroke-width': 2, fill: 'none' }) +
    lens([x, y], r, group(slippedDisc(), { transform: `scale(${r / 125})` }))
  )
}
