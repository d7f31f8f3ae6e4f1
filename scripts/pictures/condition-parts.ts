import { pain } from './anatomy.ts'
import { palette } from './palette.ts'
import { type Point, points, smooth } from './shapes.ts'
import { circle, curve, curves, fill, line } from './svg.ts'

export function neckMuscle(): string {
  const shape: Point[] = points('92 84, 104 130, 112 176, 128 222, 92 232, 70 190, 60 150, 66 110')
  return (
    fill(smooth(shape), palette.coral) +
    curves([points('84 96, 88 150, 108 216'), points('74 110, 78 160, 96 218')], '#fff', 1.6, {
      opacity: 0.5,
    })
  )
}

export function shoulderBones(): string {
  const blade: Point[] = points('96 280!, 150 276, 156 300, 138 330, 112 396, 96 360')
  const arm: Point[] = points(`
    158 280, 178 278, 190 296, 186 322, 192 380, 200 440!, 176 440!, 174 380, 166 320, 154 304
  `)
  return [
    fill(smooth(blade), palette.bone, { opacity: 0.55 }),
    fill(smooth(arm), palette.bone),
    line(smooth(points('14 278, 58 268, 104 256, 160 266'), false), palette.bone, 13),
    pain([164, 290], 17),
  ].join('')
}

export function earAndNose(): string {
  const space: Point[] = points(`
    -127 60, -119 40, -100 20, -74 10, -50 16, -34 36, -30 58, -40 64, -80 61, -112 62
  `)
  return [
    fill(smooth(space), palette.air),
    curves(
      [points('-104 30, -80 26, -56 32'), points('-112 46, -84 42, -54 47')],
      palette.tissue,
      6,
    ),
    curve(points('-38 46, -18 38, 4 22'), palette.air, 8),
    circle([10, 20], 13, palette.coral),
    pain([10, 20], 13),
  ].join('')
}
