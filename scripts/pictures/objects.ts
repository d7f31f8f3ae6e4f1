import { palette } from './palette.ts'
import { type Point, points, smooth, straight } from './shapes.ts'
import { circle, curve, element, fill, group, line } from './svg.ts'

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

/** A pillow at the right, and a blanket that covers all but the head of a person lying on their back. */
export function pillowAndBlanket(): { pillow: string; blanket: string } {
  const pillow: Point[] = points(
    '360 420, 420 388, 520 398, 600 372, 676 384, 700 436, 690 476, 560 492, 380 490',
  )
  const blanket: Point[] = points(
    '12 474!, 12 176!, 70 172, 128 186, 176 226, 206 286, 230 380, 268 474!',
  )
  const fold: Point[] = points(
    '146 196!, 196 220, 232 276, 258 370, 296 474!, 250 474!, 220 370, 194 270',
  )
  return {
    pillow:
      fill(smooth(pillow), '#E7ECEA') + curve(points('400 470, 520 478, 660 462'), '#C6D0CF', 4),
    blanket:
      fill(smooth(blanket), palette.deepTeal) +
      fill(smooth(fold), palette.sage) +
      element('rect', { x: 8, y: 470, width: 704, height: 60, rx: 14, fill: palette.navy }),
  }
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
      class: 'h',
      d: straight([from, [x - r * 0.7, y - r * 0.7]], false),
      'stroke-width': 2,
      fill: 'none',
    }),
    element('path', {
      class: 'h',
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
