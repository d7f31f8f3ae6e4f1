import { pain } from './anatomy.ts'
import { palette } from './palette.ts'
import { type Point, points, smooth } from './shapes.ts'
import { circle, curve, curves, fill, line } from './svg.ts'

/** The muscle of the nape, from the skull to the shoulder. */
export function neckMuscle(): string {
  const shape: Point[] = points(`
    58 64!, 90 76, 97 120, 108 172, 132 226, 118 244, 88 232, 74 196, 60 168, 55 130, 52 96
  `)
  const fibres = [points('72 76, 74 140, 104 224'), points('84 80, 90 140, 118 222')]
  return fill(smooth(shape), palette.coral) + curves(fibres, '#fff', 1.8, { opacity: 0.5 })
}

/** The bones of one shoulder from the front: blade, upper arm, collarbone from the notch to the roof of the joint. */
export function shoulderBones(): string {
  const edge = { stroke: palette.boneShade, 'stroke-width': 2.5 }
  const blade: Point[] = points(`
    104 258!, 128 272, 146 278!, 154 292, 150 308!, 138 322, 124 372, 112 408, 104 404, 96 350, 92 290
  `)
  const arm: Point[] = points(`
    170 272, 186 276, 194 292, 190 314, 190 350, 192 440, 196 520!, 172 520!, 174 440, 172 350,
    164 318, 154 306, 152 288, 158 276
  `)
  const roof: Point[] = points('142 262!, 150 250, 172 252, 188 264, 184 270, 166 264, 150 268!')
  const collarbone: Point[] = points(`
    14 270!, 20 262, 56 270, 92 258, 128 246, 152 250!, 152 260!, 130 258, 96 270, 58 282, 20 280!
  `)
  const breastbone: Point[] = points(
    '-18 272!, -8 278, 8 278, 18 272!, 22 288, 14 340!, -14 340!, -22 288',
  )
  return [
    fill(smooth(blade), palette.bone, { ...edge, opacity: 0.85 }),
    fill(smooth(breastbone), palette.bone, { ...edge, opacity: 0.85 }),
    fill(smooth(arm), palette.bone, edge),
    fill(smooth(roof), palette.bone, edge),
    fill(smooth(collarbone), palette.bone, edge),
    pain([162, 286], 15),
  ].join('')
}

/** Windpipe, gullet, diaphragm, stomach and the beginning of the bowel, of a figure from the front. */
export function gulletAndStomach(): string {
  const edge = { stroke: palette.tissueShade, 'stroke-width': 3 }
  const stomach: Point[] = points(`
    44 470!, 56 452, 70 424, 98 416, 124 436, 128 486, 110 540, 66 572, 16 572, -12 560!,
    -14 538!, 14 544, 44 530, 54 500
  `)
  const bowel: Point[] = points('-10 549, -40 544, -52 570, -50 620, -30 640')
  const rings = [206, 226, 246, 266, 286, 306].map((y): Point[] => [
    [-11, y],
    [0, y + 4],
    [11, y],
  ])
  return [
    curve(points('2 190, 4 300, 14 370, 34 436, 46 462'), palette.tissueShade, 22),
    curve(points('2 190, 4 300, 14 370, 34 436, 46 462'), palette.tissue, 16),
    curve(bowel, palette.tissueShade, 30) + curve(bowel, '#E2B3A6', 24),
    fill(smooth(stomach), palette.tissue, edge),
    curves(
      [points('64 452, 92 462, 94 512, 60 544'), points('88 438, 112 470, 106 516')],
      palette.tissueShade,
      3,
    ),
    curves(
      [points('0 322, -34 360, -48 392'), points('0 322, 34 356, 50 388')],
      palette.boneShade,
      21,
    ),
    curves([points('0 322, -34 360, -48 392'), points('0 322, 34 356, 50 388')], palette.air, 15),
    line('M0 176V322', palette.boneShade, 29) + line('M0 176V322', palette.air, 23),
    curves(rings, palette.boneShade, 5),
    fill(smooth(points('-20 166!, 20 166!, 17 196, 0 204, -17 196')), palette.bone, {
      stroke: palette.boneShade,
      'stroke-width': 2.5,
    }),
    line(
      smooth(points('-164 470, -120 418, -60 398, 6 420, 42 440, 84 398, 130 404, 166 470'), false),
      palette.bone,
      8,
    ),
    pain([42, 448], 16),
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
