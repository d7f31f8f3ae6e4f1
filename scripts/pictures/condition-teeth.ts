import { arrow } from './furniture.ts'
import { molarInJaw } from './molar-section.ts'
import { palette } from './palette.ts'
import { picture, place } from './picture.ts'
import { type Point, points } from './shapes.ts'
import { toothFromSide } from './side-section.ts'
import { curve, curves } from './svg.ts'
import { upperFront } from './teeth-front.ts'

/** The drawings of tooth conditions, by file name. */
export const toothConditions: Record<string, () => string> = {
  craze: () => {
    const lines: Point[][] = [
      points('46 196, 42 120, 50 40'),
      points('88 208, 92 130, 84 66'),
      points('122 190, 118 130, 126 84'),
    ]
    return toothPicture(
      'Upper front teeth and their gum. Fine upright lines run through the enamel of one of them.',
      place(upperFront({ over: curves(lines, palette.coral, 3.5) }), [310, 140], 1.45),
    )
  },
  dental: () =>
    toothPicture(
      'A molar cut lengthwise, between its neighbours in gum and bone. On top its enamel is worn away in two cups where the dentin lies bare, in coral.',
      place(molarInJaw({ worn: true }), [360, 206], 1.25),
    ),
  gum: () =>
    toothPicture(
      'A lower front tooth cut from the side, twice. The left one is held by bone almost to its enamel; at the right one gum and bone have sunk on the side of the lip, and the bare root is coral.',
      place(toothFromSide(), [196, 190], 1.15) +
        place(toothFromSide({ sunk: 76 }), [524, 190], 1.15),
    ),
  tooth: () =>
    toothPicture(
      'A molar cut lengthwise, between its neighbours in gum and bone. A crack runs from its top down to the nerve; along it the tooth is coral.',
      place(molarInJaw({ over: crack() }), [360, 226], 1.25) +
        arrow([360, 74], 56, palette.deepTeal),
    ),
}

function toothPicture(title: string, figure: string): string {
  return picture({ width: 720, height: 540, ground: 'plain', title, figure })
}

/** A crack from the groove of a molar down to its nerve. */
export function crack(): string {
  const path = points('2 -90!, 9 -74!, -2 -58!, 7 -42!, 1 -27!')
  return curve(path, palette.coral, 11) + curve(path, palette.ink, 4)
}
