import { palette } from './palette.ts'
import { type Label, picture } from './picture.ts'
import { type Point, points, smooth } from './shapes.ts'
import type { Hour } from './sky.ts'
import { curve, curves, fill, group } from './svg.ts'
import { cuppedMolar, incisor, incisorCrownOnly, jawBlock, molar } from './teeth.ts'

const size = { width: 720, height: 540 }

/** The drawings of tooth conditions, by file name. */
export const toothConditions: Record<string, () => string> = {
  craze: () =>
    toothScene(
      9,
      'Three upper front teeth. Fine upright lines run through the enamel of the middle one; light falls on them.',
      crazeTeeth(),
      [
        { text: 'Craze lines', from: [486, 440], to: [382, 360] },
        { text: 'Enamel', from: [584, 380], to: [530, 306] },
        { text: 'Gum', from: [612, 200], to: [560, 136] },
      ],
    ),
  dental: () =>
    toothScene(
      12,
      'A molar cut lengthwise in gum and bone. On top its enamel is worn away in two cups where the dentin lies bare, in coral.',
      erodedMolar(),
      [
        { text: 'Bare dentin', from: [506, 96], to: [402, 188] },
        { text: 'Enamel', from: [570, 190], to: [444, 216] },
        { text: 'Nerve', from: [180, 250], to: [350, 236] },
      ],
    ),
  gum: () =>
    toothScene(
      15,
      'Two lower front teeth with their roots. At the left one the gum has sunk and leaves a strip of root bare, in coral.',
      sunkenGum(),
      [
        { text: 'Bare root', from: [184, 300], to: [266, 286] },
        { text: 'Gum', from: [588, 310], to: [520, 306] },
        { text: 'Bone', from: [588, 420], to: [530, 420] },
      ],
    ),
  tooth: () =>
    toothScene(
      18,
      'A molar cut lengthwise in gum and bone. A crack runs from its top down to the nerve; along it the tooth is coral.',
      crackedMolar(),
      [
        { text: 'Crack', from: [540, 100], to: [372, 150] },
        { text: 'Dentin', from: [560, 214], to: [418, 226] },
        { text: 'Nerve', from: [170, 260], to: [342, 244] },
      ],
    ),
}

function toothScene(hour: Hour, title: string, figure: string, labels: Label[]): string {
  return picture({ ...size, hour, title, figure, labels })
}

function crazeTeeth(): string {
  const upper = (x: number, scale: number) =>
    group(incisorCrownOnly(), { transform: `translate(${x} 150)scale(${scale} -${scale})` })
  const lines: Point[][] = [
    points('336 226, 340 300, 334 366'),
    points('358 200, 362 290, 360 350'),
    points('384 230, 380 300, 386 372'),
  ]
  const gum: Point[] = points(`
    150 70, 360 40, 570 70, 590 130, 560 172, 486 176, 446 140, 420 168, 360 196, 300 168,
    274 140, 234 176, 160 172, 130 130
  `)
  return [
    upper(228, 1.25),
    upper(492, 1.25),
    upper(360, 1.75),
    fill(smooth(gum), palette.gum),
    curves(lines, palette.coral, 3.5),
  ].join('')
}

function erodedMolar(): string {
  const { bone, gum } = jawBlock(200, [0])
  return group(bone + gum + cuppedMolar(), { transform: 'translate(360 268)' })
}

function crackedMolar(): string {
  const { bone, gum } = jawBlock(200, [0])
  const crack: Point[] = points('4 -114, 12 -92, 0 -74, 10 -52, 2 -34')
  const path = crack.map(([x, y]): Point => [x, y, 'corner'])
  return group(
    bone + gum + molar() + curve(path, palette.coral, 12) + curve(path, palette.ink, 4),
    { transform: 'translate(360 268)' },
  )
}

function sunkenGum(): string {
  const { bone, gum } = jawBlock(210, [-92, 92], { [-92]: 62 })
  const teeth = [-92, 92].map((x) => group(incisor(), { transform: `translate(${x} 0)` })).join('')
  const bare: Point[] = points('-136 6, -92 14, -48 6, -52 50, -92 74, -132 50')
  return group(bone + teeth + fill(smooth(bare), palette.coral, { opacity: 0.85 }) + gum, {
    transform: 'translate(360 236)',
  })
}
