import type { Face } from './people.ts'
import { type Point, turned } from './shapes.ts'

/** The point the lower jaw rotates about: the head of the jaw, in front of the ear. */
export const joint: Point = [-8, 20]

/** The outline of head and neck. */
export function outline(face: Face, open = 0): Point[] {
  const { nose, tip, lips, chin, brow } = face
  const jaw = lowerJaw(face, open)
  return [
    [20, -150],
    [-48, -140],
    [-96, -106],
    [-117, -62],
    [-121 - brow, -30],
    [-116, -4],
    [-124 - nose * 0.5, 18],
    [-138 - nose, 40],
    [-143 - nose, 49 + tip],
    [-137 - nose * 0.7, 60 + tip * 0.6],
    [-121, 65],
    [-124 - lips * 0.4, 75],
    [-130 - lips, 84],
    ...(open ? mouthGap(open) : ([[-121, 91.5, 'corner']] as Point[])),
    ...jaw,
    [-52, 158 - chin * 0 + open * 0.9],
    [-42, 172 + open * 0.9],
    [-36, 196],
    [-24, 235],
    [-14, 270],
    [-24, 345],
    [160, 345],
    [142, 250],
    [118, 190],
    [104, 140],
    [104, 92],
    [120, 48],
    [133, 0],
    [134, -50],
    [114, -106],
    [72, -141],
  ]
}

/** Lower lip to chin, rotated about the joint when the mouth is open. */
function lowerJaw({ lips, chin }: Face, open: number): Point[] {
  const closed: Point[] = [
    [-128 - lips, 99],
    [-119 - lips * 0.4, 109],
    [-114 - chin * 0.5, 118],
    [-117 - chin, 131],
    [-112 - chin, 143],
    [-94, 151.5],
  ]
  return turned(closed, joint, -open)
}

/** Between the lips; the corner of the mouth is behind them. */
function mouthGap(open: number): Point[] {
  const [inner] = turned([[-119, 95]], joint, -open)
  return [
    [-121, 90],
    [-109 + open * 0.6, 93 + open * 0.5, 'corner'],
    [inner![0], inner![1]],
  ]
}

export function neckShade(face: Face, open: number): Point[] {
  const [pogonion, menton] = turned(
    [
      [-100 - face.chin, 151],
      [-60, 148],
    ],
    joint,
    -open,
  )
  return [
    [14, 70, 'corner'],
    [10, 100],
    [-14, 126],
    [menton![0], menton![1]],
    [pogonion![0], pogonion![1], 'corner'],
    [-50, 160 + open * 0.9],
    [-40, 174 + open * 0.9],
    [-34, 198 + open * 0.3, 'corner'],
    [10, 172],
    [34, 124],
  ]
}
