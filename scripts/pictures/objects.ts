import { palette } from './palette.ts'
import { dots, type Point, points, smooth, straight } from './shapes.ts'
import { circle, curve, element, fill, group, line, rect } from './svg.ts'

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

/** A round lens that magnifies a jaw joint, connected to its place in the head. */
export function jointLens([x, y]: Point, r: number, from: Point): string {
  const k = r / 118
  const socket: Point[] = points(`
    -118 -40!, -70 -34, -34 -52, 0 -66, 36 -48, 58 -8, 76 0, 118 -20!, 90 -110, -80 -110
  `)
  const disc: Point[] = points('-46 -22, -26 -38, 0 -44, 26 -32, 38 -10, 26 -14, 2 -26, -24 -18')
  const head: Point[] = points(
    '-30 116!, -26 60, -36 18, -22 -8, 2 -16, 24 -4, 30 22, 18 60, 22 116!',
  )
  const canal: Point[] = points('70 20, 90 8, 130 14, 130 44, 92 46')
  const inside = group(
    [
      element('rect', { x: -130, y: -130, width: 260, height: 260, fill: '#F3DCCB' }),
      fill(smooth(socket), palette.bone),
      curve(points('-70 -34, -34 -52, 0 -66, 36 -48, 58 -8'), palette.boneShade, 4),
      fill(smooth(head), palette.bone),
      curve(points('-26 60, -36 18, -22 -8, 2 -16, 24 -4, 30 22, 18 60'), palette.boneShade, 4),
      fill(smooth(canal), palette.tissueShade),
      fill(smooth(disc), palette.coral),
    ].join(''),
    { transform: `translate(${x} ${y})scale(${k})`, 'clip-path': 'url(#k)' },
  )
  return [
    element('clipPath', { id: 'k' }, element('circle', { r: 118 })),
    element('path', {
      stroke: palette.ink,
      d: straight([from, [x - r * 0.7, y - r * 0.7]], false),
      'stroke-width': 2,
      fill: 'none',
    }),
    element('path', {
      stroke: palette.ink,
      d: straight([from, [x - r * 0.7, y + r * 0.7]], false),
      'stroke-width': 2,
      fill: 'none',
    }),
    inside,
    line(
      `M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0`,
      palette.deepTeal,
      7,
    ),
  ].join('')
}
