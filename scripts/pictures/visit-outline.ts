import { type Point, points, round, smooth } from './shapes.ts'
import { element } from './svg.ts'

/** Thin lines to mark with a pen: a head from two sides, and both rows of teeth seen from inside the mouth. */
export function visitOutline(): string {
  const ink = '#4b5560'
  const style = `.o{fill:none;stroke:${ink};stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}text{fill:${ink};font:13px sans-serif}@media (prefers-color-scheme:dark){.o{stroke:#b7c0c3}text{fill:#b7c0c3}}`
  const lines = [...front, ...side, ...rowOfTeeth([80, 304], -1), ...rowOfTeeth([240, 240], 1)]
  return `${element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 320 340' },
    [
      element('title', {}, 'Outlines of head, neck and teeth'),
      element('style', {}, style),
      element('path', { class: 'o', d: lines.join('') }),
      ...words.map(([text, x, y]) => element('text', { x, y, 'text-anchor': 'middle' }, text)),
    ].join('\n'),
  )}\n`
}

const words: [text: string, x: number, y: number][] = [
  ['right', 18, 134],
  ['left', 142, 134],
  ['upper', 80, 288],
  ['right', 30, 330],
  ['left', 130, 330],
  ['lower', 240, 268],
  ['right', 190, 226],
  ['left', 290, 226],
]

/** Both halves of a symmetrical line about x = 80. */
function mirrored(text: string): string[] {
  const half = points(text)
  return [half, half.map(([x, y, corner]): Point => [160 - x, y, corner])].map((line) =>
    smooth(line, false),
  )
}

const front = [
  // Skull and jaw, ears, neck with its large muscles, shoulders.
  ...mirrored('80 8, 50 17, 33 44, 30 78, 34 108, 45 134, 62 152, 80 157'),
  ...mirrored('30 74, 22 70, 20 84, 25 100, 33 104'),
  ...mirrored('50 140, 50 172, 40 188, 6 204'),
  ...mirrored('53 146, 62 176, 74 196'),
  // Brow, eye, nose, mouth.
  ...mirrored('47 64, 57 59, 69 63'),
  ...mirrored('49 76, 58 71, 67 77, 58 79, 49 76'),
  ...mirrored('75 78, 73 96, 68 106, 74 111, 80 110'),
  ...mirrored('80 127, 75 125, 62 131'),
  ...mirrored('62 131, 72 131, 80 132'),
  ...mirrored('68 139, 80 141'),
]

const side = [
  // From the top of the head along the face to the chin, throat and chest.
  smooth(
    points(
      '252 8, 222 14, 202 32, 195 56, 195 68, 190 78, 181 95, 185 100, 192 102, 190 108, 186 113, 192 117!, 187 122, 191 129, 190 141, 200 149, 224 153, 232 170, 236 190, 228 206',
    ),
    false,
  ),
  // Back of the head, neck, shoulder.
  smooth(points('252 8, 286 20, 304 50, 302 84, 290 110, 290 150, 298 178, 316 200'), false),
  // Ear, corner of the jaw, eye, mouth, the muscle at the side of the neck.
  smooth(points('254 80, 262 72, 270 80, 266 94, 258 104, 254 96, 254 80')),
  smooth(points('250 102, 247 126, 238 142, 222 153'), false),
  smooth(points('204 79!, 206 72, 217 74'), false),
  smooth(points('204 79, 210 80, 217 74'), false),
  smooth(points('201 62, 210 58, 220 61'), false),
  smooth(points('192 117, 206 118'), false),
  smooth(points('262 112, 256 150, 240 196'), false),
]

/** Widths of the teeth of one side, from the middle to the back. */
const widths = {
  [-1]: [12, 10, 11, 10.5, 10.5, 15, 14, 12],
  [1]: [8.5, 9, 10.5, 10.5, 10.5, 16, 15, 13],
}

/** A row of 16 teeth: the front teeth are above (`down` -1, upper row) or below. */
function rowOfTeeth([cx, cy]: Point, down: -1 | 1): string[] {
  const [rx, ry] = [50, 76]
  return [-1, 1].flatMap((hand) => {
    let walked = 0
    return widths[down].map((width) => {
      const angle = angleAt(walked + width / 2, rx, ry)
      walked += width
      const at: Point = [cx + hand * rx * Math.sin(angle), cy + down * ry * Math.cos(angle)]
      // Away from the middle of the row.
      const [nx, ny] = [(hand * Math.sin(angle)) / rx, (down * Math.cos(angle)) / ry]
      const length = Math.hypot(nx, ny)
      return tooth(at, [nx / length, ny / length], width)
    })
  })
}

/** The angle from the front at which an ellipse's line is so long. */
function angleAt(length: number, rx: number, ry: number): number {
  const step = 0.005
  let angle = 0
  for (let walked = 0; walked < length; angle += step) {
    walked += Math.hypot(rx * Math.cos(angle), ry * Math.sin(angle)) * step
  }
  return angle
}

/** An outline as wide along the row; front teeth are thin, those at the back as deep as wide. */
function tooth([x, y]: Point, [nx, ny]: Point, width: number): string {
  const half = width / 2 - 0.4
  const deep = width < 12.5 ? 6 : 7.4
  const corners: [along: number, out: number][] = [
    [-half, -deep * 0.5],
    [-half * 0.9, deep * 0.6],
    [0, deep],
    [half * 0.9, deep * 0.6],
    [half, -deep * 0.5],
    [0, -deep],
  ]
  return smooth(
    corners.map(([along, out]): Point => [
      Number(round(x - ny * along + nx * out)),
      Number(round(y + nx * along + ny * out)),
    ]),
  )
}
