import { lowerJaw } from './anatomy.ts'
import { palette } from './palette.ts'
import { molar } from './molar-section.ts'
import { place } from './picture.ts'
import { points, smooth, straight } from './shapes.ts'
import { circle, curve, element, fill, group, line, rect } from './svg.ts'

export function house(): string {
  const columns = [-92, -46, 46, 92].map(
    (x) =>
      rect([x - 12, 150], 24, 116, palette.bone) + rect([x + 4, 150], 8, 116, palette.boneShade),
  )
  const page = (side: number): string =>
    fill(
      smooth([
        [0, 330, 'corner'],
        [side * 60, 300],
        [side * 130, 296],
        [side * 206, 312, 'corner'],
        [side * 206, 286, 'corner'],
        [side * 130, 270],
        [side * 60, 274],
        [0, 304, 'corner'],
      ]),
      palette.bone,
    )
  return group(
    [
      fill(straight(points('-140 136, 0 52, 140 136')), palette.teal),
      rect([-128, 136], 256, 16, palette.deepTeal),
      ...columns,
      element('path', { d: 'M-24 266v-74a24 24 0 0 1 48 0v74Z', fill: palette.deepTeal }),
      circle([12, 230], 4, palette.straw),
      rect([-140, 264], 280, 14, palette.deepTeal),
      page(-1),
      page(1),
      curve(
        points('-206 320, -130 304, -60 308, 0 338, 60 308, 130 304, 206 320'),
        palette.deepTeal,
        10,
      ),
    ].join(''),
    { transform: 'translate(320 8)' },
  )
}

export function scales(): string {
  const pan = (x: number) =>
    line(
      straight([
        [x, 92],
        [x - 74, 226],
        [x + 74, 226],
        [x, 92],
      ]),
      palette.deepTeal,
      3,
    ) +
    fill(
      smooth([
        [x - 84, 226, 'corner'],
        [x + 84, 226, 'corner'],
        [x + 44, 256],
        [x - 44, 256],
      ]),
      palette.teal,
    )
  return [
    rect([315, 80], 10, 266, palette.deepTeal),
    fill(smooth(points('250 352!, 290 340, 350 340, 390 352!')), palette.deepTeal),
    curve(points('148 92, 234 80, 320 78, 406 80, 492 92'), palette.deepTeal, 9),
    circle([320, 78], 14, palette.straw),
    pan(148),
    pan(492),
    place(molar(), [148, 174], 0.3),
    place(lowerJaw(), [530, 126], 0.68),
  ].join('')
}

export function letter(): string {
  return [
    fill(smooth(points('-180 -60!, 0 -190!, 180 -60!, 180 150!, -180 150!')), palette.deepTeal),
    rect([-146, -150], 292, 240, palette.bone, { rx: 8 }),
    line('M-110-106h150M-110-66h220M-110-26h190M-110 14h120', palette.sage, 9),
    fill(straight(points('-180 -60, 0 70, 180 -60, 180 160, -180 160')), palette.teal),
    line(
      straight(points('-180 158, -40 42'), false) + straight(points('180 158, 40 42'), false),
      palette.deepTeal,
      4,
    ),
  ].join('')
}
